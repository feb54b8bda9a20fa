import { useStore } from 'react-redux';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { api } from '@/services/wms/api';
import { useAppDispatch } from '../../hooks';
import type { RootState } from '../../store';

/** Asks again for all that failed, or that was recalled in the place of an answer. */
export function useRefetchFailed(): () => void {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  return () => {
    const recalled = keptAnswers.ages();
    const failed = Object.entries(store.getState().wms.queries).flatMap(([entry, query]) =>
      query &&
      query.status !== 'uninitialized' &&
      (query.status === 'rejected' || recalled.has(entry))
        ? [query]
        : [],
    );
    for (const { endpointName, originalArgs } of failed) {
      const endpoint = (api.endpoints as Record<string, QueryEndpoint | undefined>)[endpointName];
      if (endpoint)
        dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
}

interface QueryEndpoint {
  initiate: (
    args: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => Parameters<ReturnType<typeof useAppDispatch>>[0];
}
