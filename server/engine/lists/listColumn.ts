import type { FilterOperator } from '@contract/core/listInput';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type Expression = AnyPgColumn | SQL;

interface Compared {
  by: Expression;
  /** The list sorts by these, where they are not what it compares: a person's names and not their id. */
  sortBy?: readonly Expression[];
  /** The column is of another table: what matches there is looked up first, and then the rows of the list that belong to it. */
  among?: (matches: SQL) => SQL;
  /** A row of the list may have no row there: what is not so, or empty, holds for it too and is not looked up. */
  mayLack?: true;
}

export type TextColumn = Compared & {
  kind: 'text' /** `by` without accents and capitals. */;
  folded?: Expression;
  /** An indexed folded text that has this one in it: words are looked for there first. */
  within?: Expression;
  /** An index has its first letters in order, and finds a beginning better than `within` does. */
  beginsIndexed?: true;
  /** A name: it contains what has all of its words, in any order, comma or not. */
  inWords?: true;
};
export type InstantColumn = Compared & {
  kind: 'instant' /** Where the days of a filter begin; an expression: in each row where that says. */;
  zone?: string | SQL;
};

export type DayColumn = Compared & {
  kind: 'day' /** The stored day that stands for none. */;
  none?: string;
};

export type ComparedColumn =
  | TextColumn
  | InstantColumn
  | DayColumn
  | (Compared & { kind: 'number' | 'boolean' | 'person' })
  | (Compared & { kind: 'enum'; values: readonly string[] });

export interface ConditionColumn {
  kind: 'condition';
  where(value: unknown, operator: FilterOperator): SQL | undefined;
}

/** A declared column: what it sorts by and how its filter compares. Nothing undeclared is reachable. */
export type ListColumn = ComparedColumn | ConditionColumn;

export type ListColumns = Record<string, ListColumn>;
