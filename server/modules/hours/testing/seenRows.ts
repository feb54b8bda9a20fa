import type { InputOf } from '@contract/core/accion';
import type { decideOvertime } from '@contract/hours/hourAcciones';

type Seen = InputOf<typeof decideOvertime>['seen'][number];

/** Some days to be decided as they were just read. */
export const seenRows = (rows: readonly (Seen | undefined)[]) => {
  const seen = rows.flatMap((row): Seen[] => {
    if (!row) return [];
    const { id, extra50, extra100, overtime } = row;
    return [{ id, extra50, extra100, overtime }];
  });
  return { selection: { kind: 'rows' as const, ids: seen.map(({ id }) => id) }, seen };
};
