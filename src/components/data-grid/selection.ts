/** Rows ticked one by one, over pages; or all that match the filters, but those unticked. */
export type Selection =
  | { kind: 'rows'; ids: ReadonlySet<number> }
  | { kind: 'filtered'; except: ReadonlySet<number> };

export const noRows: Selection = { kind: 'rows', ids: new Set() };
export const allFiltered: Selection = { kind: 'filtered', except: new Set() };

export const isSelected = (selection: Selection, id: number): boolean =>
  selection.kind === 'rows' ? selection.ids.has(id) : !selection.except.has(id);

export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'rows' ? selection.ids.size : Math.max(0, total - selection.except.size);

function withEach(set: ReadonlySet<number>, ids: readonly number[], there: boolean): Set<number> {
  const next = new Set(set);
  for (const id of ids) {
    if (there) next.add(id);
    else next.delete(id);
  }
  return next;
}

export const select = (
  selection: Selection,
  ids: readonly number[],
  selected: boolean,
): Selection =>
  selection.kind === 'rows'
    ? { kind: 'rows', ids: withEach(selection.ids, ids, selected) }
    : { kind: 'filtered', except: withEach(selection.except, ids, !selected) };

/** From the row ticked last to this one, both in, as a file list does it. */
export function range(pageIds: readonly number[], from: number | null, to: number): number[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}
