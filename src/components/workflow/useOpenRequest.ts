import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const name = 'solicitud';

/** The address says which request is open: a notice leads to it, and it can be sent to another person. */
export function useOpenRequest() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(name));
  const open = useCallback(
    (next: number | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete(name);
          else after.set(name, String(next));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [Number.isInteger(id) && id > 0 ? id : null, open] as const;
}
