import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GridAddress, readAddress, writeAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';

type Change = Partial<GridAddress>;

/** Page 7 of other filters means nothing, so every change but that of the page goes to the first. */
export function useGridAddress<Row>(columns: readonly GridColumn<Row>[]) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, columns), [params, columns]);
  const change = useCallback(
    (edit: Change) =>
      setParams(
        (before) => writeAddress(before, { ...readAddress(before, columns), page: 1, ...edit }),
        // Turning a page can be undone with "back"; typing letters need not be.
        { replace: edit.page === undefined, preventScrollReset: true },
      ),
    [setParams, columns],
  );
  return { address, change };
}
