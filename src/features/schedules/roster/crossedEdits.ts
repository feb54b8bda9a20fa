import type { RefusedCell } from '@/services/wms/generated/schedules.gen';
import type { CellEdit } from './rosterEdits';

/** The cells in which another person was first. */
export interface Crossed {
  /** The crossed edits, with what stands there by now as their `before`. */
  cells: readonly CellEdit[];
  /** The edits to send to put one's own anyway: also those that go together with them. */
  again: readonly CellEdit[];
  together: boolean;
}

/** The sent edits that crossed another person's; null where none did. */
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
