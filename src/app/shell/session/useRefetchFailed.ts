import { useStore } from 'react-redux';
import { api } from '@/services/wms/api';
import { useAppDispatch } from '../../hooks';
import type { RootState } from '../../store';

/** Asks again for all that failed and is still on the screen. */
export function useRefetchFailed(): () => void {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  return () => {
    const failed = Object.values(store.getState().wms.queries).flatMap((query) =>
      query?.status === 'rejected' ? [query] : [],
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
