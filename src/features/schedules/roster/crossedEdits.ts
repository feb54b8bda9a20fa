import type { RefusedCell } from '@/services/wms/generated/schedules.gen';
import type { CellEdit } from './rosterEdits';

/** What somebody else was first with. */
export interface Crossed {
  /** With what stands there by now as what was before. */
  cells: readonly CellEdit[];
  /** What putting one's own anyway changes: also what goes together with them. */
  again: readonly CellEdit[];
  together: boolean;
}

/** Of the edits that were sent, those that crossed another's; null: none did. */
export function crossedEdits(
  edits: readonly CellEdit[],
  refused: readonly RefusedCell[],
  together: boolean,
): Crossed | null {
  const refusalOf = ({ personId, day }: CellEdit) =>
    refused.find((one) => one.personId === personId && one.day === day);
  const standing = edits.flatMap((edit) => {
    const now = refusalOf(edit)?.standing;
    return now ? [{ ...edit, before: now }] : [];
  });
  if (standing.length === 0) return null;
  const others = together
    ? edits.filter(
        (edit) => !standing.some((one) => one.personId === edit.personId && one.day === edit.day),
      )
    : [];
  return { cells: standing, again: [...standing, ...others], together };
}
