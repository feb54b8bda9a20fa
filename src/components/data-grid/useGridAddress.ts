import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GridAddress, readAddress, writeAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';

type Change = Partial<GridAddress>;

/** Page 7 of other filters means nothing, so every change but that of the page goes to the first. */
export function useGridAddress<Row>(
  columns: readonly GridColumn<Row>[],
  usual: readonly ListFilter[] | undefined,
) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, columns, usual), [params, columns, usual]);
  const change = useCallback(
    (edit: Change) =>
      setParams(
        (before) => {
          const now = readAddress(before, columns, usual);
          return writeAddress(before, { ...now, page: 1, ...edit }, usual);
        },
        // Turning a page can be undone with "back"; typing letters need not be.
        { replace: edit.page === undefined, preventScrollReset: true },
      ),
    [setParams, columns, usual],
  );
  return { address, change };
}
