import type { SQL } from 'drizzle-orm';
import { filterCondition } from './filterCondition';
import type { ComparedColumn, ConditionColumn } from './listColumn';

/** A filter on what a record has several of: it holds where any of these rows matches, so `exists` says which rows they are. */
export const amongRows = (
  column: ComparedColumn,
  exists: (matches: SQL) => SQL,
): ConditionColumn => ({
  kind: 'condition',
  where: (value, operator) => {
    const matches = filterCondition({ row: column }, [
      { field: 'row', operator, value: value as never },
    ]);
    return matches && exists(matches);
  },
});
