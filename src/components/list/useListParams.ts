import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListParams<Name extends string> {
  page: number;
  /** Text of each filter; '' where it is off. */
  values: Record<Name, string>;
  /** True while any filter is on: an empty list then means no match. */
  filtered: boolean;
  setFilter: (name: Name, value: string) => void;
  /** Several at once; the others stay. */
  setFilters: (values: Partial<Record<Name, string>>) => void;
  setPage: (page: number) => void;
  clear: () => void;
}

const pageParam = 'pagina';

/** The state of a list lives in the address: it survives reload, back and being sent to somebody. */
export function useListParams<const Name extends string>(names: readonly Name[]): ListParams<Name> {
  const [params, setParams] = useSearchParams();
  const key = names.join();
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, replace: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          edit(next);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const own = key.split(',') as Name[];
    const values = Object.fromEntries(own.map((name) => [name, params.get(name) ?? ''])) as Record<
      Name,
      string
    >;
    const setFilters = (filters: Partial<Record<Name, string>>) =>
      change((next) => {
        for (const [name, value] of Object.entries<string | undefined>(filters)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        // Page 7 of other filters means nothing.
        next.delete(pageParam);
      }, true);
    return {
      page: Math.max(1, Math.trunc(Number(params.get(pageParam))) || 1),
      values,
      filtered: own.some((name) => values[name] !== ''),
      setFilter: (name, value) => setFilters({ [name]: value } as Partial<Record<Name, string>>),
      setFilters,
      setPage: (page) =>
        change((next) => {
          if (page <= 1) next.delete(pageParam);
          else next.set(pageParam, String(page));
        }, false),
      clear: () =>
        change((next) => {
          for (const name of [...own, pageParam]) next.delete(name);
        }, true),
    };
  }, [params, key, change]);
}
