import { useCallback } from 'react';
import type { RowSelection } from '../data-grid/gridActions';
import { useNotice } from '../feedback/useNotice';
import { useOpenServerFile } from './useOpenServerFile';

/** A file holds at most these. */
const MOST = 200;

/** A paper about the rows that were chosen, in a tab of its own; `many` is what they are: "pedidos". */
export function usePrintRows(many: string) {
  const openFile = useOpenServerFile();
  const notify = useNotice();
  return useCallback(
    (path: (ids: readonly number[]) => string) => (rows: RowSelection) => {
      if (rows.kind === 'rows' && rows.ids.length <= MOST) void openFile(path(rows.ids));
      else notify({ text: `Elegí hasta ${MOST} ${many} para imprimir juntos.` });
    },
    [openFile, notify, many],
  );
}
