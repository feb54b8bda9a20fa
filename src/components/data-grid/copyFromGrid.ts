import { pushNotice } from '../feedback/noticeQueue';
import { cellText, rowsText } from './copyText';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { isSelected, type Selection } from './selection';

interface CopyParts {
  /** Where the focus is. */
  data: GridRow;
  column: { getColId(): string };
  columns: readonly GridColumn<GridRow>[];
  layout: GridLayout;
  rows: readonly GridRow[] | undefined;
  selection: Selection | undefined;
}

/** The rows that are ticked and in sight, else the cell; words marked with the mouse are the browser's to copy. */
export function copyFromGrid(parts: CopyParts): boolean {
  const { data, column, columns, layout, rows = [], selection } = parts;
  if (window.getSelection()?.toString()) return false;
  const ticked = selection ? rows.filter(({ id }) => isSelected(selection, id)) : [];
  const shown = layout.flatMap((place) =>
    place.shown ? columns.filter(({ key }) => key === place.key) : [],
  );
  const own = columns.find(({ key }) => key === column.getColId());
  if (ticked.length === 0 && !own) return false;
  const text = ticked.length > 0 || !own ? rowsText(shown, ticked) : cellText(own, data);
  navigator.clipboard.writeText(text).then(
    () => pushNotice({ text: said(ticked.length) }),
    () => pushNotice({ text: 'El navegador no dejó copiar.', tone: 'error' }),
  );
  return true;
}

function said(rows: number): string {
  if (rows === 0) return 'Celda copiada';
  return rows === 1 ? 'Fila copiada' : `${rows} filas copiadas`;
}
