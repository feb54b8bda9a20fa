import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const without = (params: URLSearchParams, param: string) => {
  const rest = new URLSearchParams(params);
  rest.delete(param);
  return rest;
};

/** The row that is shown beside its list: it stands in the address, among the filters of the list. */
export function useChosenRow(param: string) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const pathOf = useCallback(
    ({ id }: { id: number }) => {
      const next = without(params, param);
      next.set(param, String(id));
      return `${pathname}?${next}`;
    },
    [params, pathname, param],
  );
  const listPath = useMemo(
    () => `${pathname}?${without(params, param)}`,
    [params, pathname, param],
  );
  return { id: Number(params.get(param)) || 0, pathOf, listPath };
}
