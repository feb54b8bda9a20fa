import { groupBy } from '@contract/core/groupBy';

/** Rows of many people, each one's together and in their order. */
export const byPerson = <T extends { personId: number }>(rows: readonly T[]): Map<number, T[]> =>
  groupBy(rows, ({ personId }) => personId);
