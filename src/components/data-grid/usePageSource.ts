import type { GridApi, IDatasource, IGetRowsParams } from 'ag-grid-community';
import { useEffect, useMemo, useRef } from 'react';
import type { GridRow } from './GridContext';
import type { ListAnswer } from './listRequest';

interface Page {
  number: number;
  size: number;
  /** Undefined while it is on its way. */
  answer: ListAnswer<GridRow> | undefined;
}

/** How many rows AG Grid should know of; with an early count, at least up to the page in sight. */
const lastRow = ({ number, size, answer }: Page) =>
  answer ? Math.max(answer.total, (number - 1) * size + answer.rows.length) : number * size;

/** Feeds AG Grid's infinite model with the one page in sight, out of the cache that already holds it. */
export function usePageSource(api: GridApi<GridRow> | null, page: Page): IDatasource {
  const latest = useRef(page);
  const waiting = useRef(new Map<number, IGetRowsParams>());

  const source = useMemo((): IDatasource => {
    const give = (params: IGetRowsParams, answer: ListAnswer<GridRow>) =>
      params.successCallback(answer.rows, lastRow(latest.current));
    return {
      getRows: (params) => {
        const { number, size, answer } = latest.current;
        const asked = params.startRow / size + 1;
        if (asked !== number) params.failCallback();
        else if (answer) give(params, answer);
        else waiting.current.set(asked, params);
      },
    };
  }, []);

  useEffect(() => {
    const before = latest.current;
    latest.current = page;
    if (!api) return;
    if (before.size !== page.size) waiting.current.clear();
    const asked = waiting.current.get(page.number);
    if (asked && page.answer) {
      waiting.current.delete(page.number);
      asked.successCallback(page.answer.rows, lastRow(page));
    } else if (page.answer && page.answer !== before.answer) {
      // Another person changed a row, or the page is another one: the rows on screen stay until they are replaced.
      api.refreshInfiniteCache();
    }
    if (page.answer || before.number !== page.number) api.setRowCount(lastRow(page), true);
    if (api.paginationGetCurrentPage() !== page.number - 1) api.paginationGoToPage(page.number - 1);
  }, [api, page]);

  return source;
}
