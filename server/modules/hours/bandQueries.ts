import type { Band } from '@contract/hours/band';
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { band } from '../../db/schema/hourBands';
import { dayNow } from '../../engine/time/dayNow';
import { bandsOverlap } from './bandRules';
import type { BandRule } from './bandWindows';

/** This reads the bands that rule on some of the days, the first to begin first. */
export const bandsDuring = (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<BandRule[]> =>
  db
    .select()
    .from(band)
    .where(and(lte(band.fromDay, to), or(isNull(band.toDay), gte(band.toDay, from))))
    .orderBy(asc(band.startsAt), asc(band.id));

/** All of them, those that rule first, each with those that it overlaps. */
export async function allBands(db: Db): Promise<Band[]> {
  const active = sql<boolean>`coalesce(${band.toDay} >= ${dayNow}, true)`;
  const rows = await db
    .select({ band, active })
    .from(band)
    .orderBy(desc(active), asc(band.startsAt), sql`${band.name} collate "es-x-icu"`);
  return rows.map(({ band: row, active: rules }) => ({
    ...row,
    active: rules,
    overlaps: rows
      .filter(({ band: other }) => other.id !== row.id && bandsOverlap(row, other))
      .map(({ band: other }) => other.name),
  }));
}

export async function findBand(db: Db, id: number): Promise<Band | undefined> {
  const rows = await allBands(db);
  return rows.find((row) => row.id === id);
}

/** These find a band with the same name or sign. */
export const sameName = (name: string) => sql`anden_fold(${band.name}) = anden_fold(${name})`;
export const sameCode = (code: string) => eq(band.code, code);
