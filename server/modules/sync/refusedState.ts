import type { ImportRowNote } from '../../db/schema/imports';
import type { RefusedRow } from '../../engine/imports/importDefinition';

/** A row that only a closed month keeps out waits for it; any other fault is for somebody to mend. */
export const refusedState = (errors: readonly ImportRowNote[]): 'parked' | 'rejected' =>
  errors.length > 0 && errors.every(({ closed }) => closed) ? 'parked' : 'rejected';

/** Keeps the reason of a row that was refused while it was written. */
export const noteOf = ({ message, closed }: RefusedRow): ImportRowNote => ({
  column: null,
  message,
  ...(closed ? { closed } : {}),
});
