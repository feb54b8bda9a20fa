import { hoursText } from '@contract/core/hoursText';
import { monthWords } from '@contract/core/rangeText';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { figuresOver } from '../../engine/parameters/figuresOver';
import type { Day } from '../../engine/time/days';

/** The overtime that somebody had in the month of a day, and in its year up to that month. */
export interface ExtraSums {
  monthExtra: number;
  yearExtra: number;
}

const codes = ['hours.overtimeMonth', 'hours.overtimeYear'] as const;

const sumSince = (personId: AnyPgColumn, day: AnyPgColumn, since: SQL) =>
  sql<number>`(select coalesce(sum(p.extra50 + p.extra100), 0)::int from hour_period p
    where p.person_id = ${personId} and p.unit = 'month'
      and p.from_day between ${since} and ${day})`;

/** All that was worked as overtime, whatever was decided of it: the law limits hours, not their pay. */
export const extraSums = (personId: AnyPgColumn, day: AnyPgColumn) => ({
  monthExtra: sumSince(personId, day, sql`date_trunc('month', ${day})::date`),
  yearExtra: sumSince(personId, day, sql`date_trunc('year', ${day})::date`),
});

interface Summed extends ExtraSums {
  siteId: number;
}

/** Says of each day or month which limits it passes, by what ruled then where its person works. */
export async function overtimeCaps<Row extends Summed>(
  db: Db,
  rows: readonly Row[],
  dayOf: (row: Row) => Day,
): Promise<(row: Row) => string[]> {
  const last = rows.map(dayOf).sort().at(-1);
  if (last === undefined) return () => [];
  const at = await figuresOver(db, codes, last);
  return (row) => {
    const { siteId, monthExtra, yearExtra } = row;
    const day = dayOf(row);
    const { 'hours.overtimeMonth': month, 'hours.overtimeYear': year } = at(day, siteId);
    return [
      ...over(monthExtra, month, monthWords(day.slice(0, 7)).toLowerCase()),
      ...over(yearExtra, year, day.slice(0, 4)),
    ];
  };
}

const over = (minutes: number, cap: number | null, when: string): string[] =>
  cap !== null && minutes > cap * 60
    ? [`${hoursText(minutes)} extras en ${when} (tope ${cap} h)`]
    : [];
