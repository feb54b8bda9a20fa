import type { IconName } from '../icons/icons';
import type { GridAddress } from './gridAddress';
import type { ListFilter } from './listRequest';
import type { Selection } from './selection';

/** Something done to one row; `null` from `rowActions` leaves it out. */
export interface RowAction {
  label: string;
  icon: IconName;
  run: () => void;
  danger?: boolean;
}

/** The rows of a bulk action, as the contract's `rowSelection` takes them. */
export type RowSelection =
  | { kind: 'rows'; ids: number[] }
  | { kind: 'filtered'; filters: ListFilter[]; search: string; except: number[] };

/** The rows that a bulk action was opened for. */
export interface ChosenRows {
  rows: RowSelection;
  count: number;
}

export interface BulkAction {
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Opens whatever the action still needs to know; `count` is how many rows it is for. */
  open: (rows: RowSelection, count: number, seen: readonly SeenRow[]) => void;
}

/** A row of the page as it was on the screen: an action may refuse one that somebody changed since. */
export interface SeenRow {
  id: number;
  version: number;
}

export const seenRows = (rows: readonly { id: number }[]): SeenRow[] =>
  rows.flatMap((row) =>
    'version' in row && typeof row.version === 'number'
      ? [{ id: row.id, version: row.version }]
      : [],
  );

export function toRowSelection(
  selection: Selection,
  { search }: Pick<GridAddress, 'search'>,
  filters: ListFilter[],
): RowSelection {
  return selection.kind === 'rows'
    ? { kind: 'rows', ids: [...selection.ids] }
    : { kind: 'filtered', filters, search, except: [...selection.except] };
}
