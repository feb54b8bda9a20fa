import { type HourFigure, hourFigureNames, hourFigures } from '@contract/hours/hourFigures';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListColumns } from '../../engine/lists/listColumn';

type Figured = Record<HourFigure, AnyPgColumn>;

/** This makes a value for each figure. */
export const ofEach = <T>(make: (name: HourFigure) => T) =>
  Object.fromEntries(hourFigureNames.map((name) => [name, make(name)])) as Record<HourFigure, T>;

/** The figures of a table, as a list reads them. */
export const figuresIn = <T extends Figured>(table: T) =>
  ofEach((name) => table[name]) as Pick<T, HourFigure>;

/** A list sorts and filters by these columns. */
export const figureColumns = (table: Figured): ListColumns =>
  ofEach((name) => ({ kind: 'number', by: table[name] }) as const);

/** Minutes as hours that a spreadsheet adds up: 485 are 8.08. */
export const inHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The figures as columns of a file. */
export const exportedFigures = ofEach((name) => ({
  label: `${hourFigures[name]} (h)`,
  kind: 'decimal' as const,
  value: (row: Record<HourFigure, number>) => inHours(row[name]),
}));
