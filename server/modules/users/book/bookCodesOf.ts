import { type BookCodeName, bookCodeNames, bookParameters } from '@contract/users/personBook';
import { and, asc, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { personBook } from '../../../db/schema/personBooks';
import { figuresAt } from '../../../engine/parameters/figuresAt';
import { siteOn } from '../../../engine/people/siteOn';
import { type BookCodeValues, monthCodes, type PersonCodes } from './bookCodeRules';

interface Placed extends Record<string, unknown> {
  id: number;
  hireDate: string;
  siteId: number;
}

/** The codes of everybody at a site on a day, or of the organisation. */
export async function siteCodes(
  db: Db,
  day: string,
  siteId: number | null,
): Promise<BookCodeValues> {
  const found = await figuresAt(db, Object.values(bookParameters), day, siteId);
  const entries = bookCodeNames.map((name): [BookCodeName, number | null] => [
    name,
    found[bookParameters[name]],
  ]);
  return Object.fromEntries(entries) as unknown as BookCodeValues;
}

/** The codes with which a month tells some people, by person. */
export async function bookCodesOf(
  db: Db,
  personIds: readonly number[],
  month: { from: string; to: string },
): Promise<Map<number, PersonCodes>> {
  const ids = [...new Set(personIds)];
  const [{ rows: people }, rows] = await Promise.all([
    db.execute<Placed>(sql`
      select p.id, p.hire_date::text as "hireDate", ${siteOn(sql`p.id`, sql`${month.to}::date`)} as "siteId"
      from person p where p.id = any(${sql.param(ids)}::int[])`),
    db
      .select()
      .from(personBook)
      .where(and(anyOf(personBook.personId, ids), lte(personBook.effectiveFrom, month.to)))
      .orderBy(asc(personBook.effectiveFrom)),
  ]);
  const sites = [...new Set(people.map(({ siteId }) => siteId))];
  const atSites = new Map(
    await Promise.all(sites.map(async (id) => [id, await siteCodes(db, month.to, id)] as const)),
  );
  const own = new Map<number, typeof rows>();
  for (const row of rows) own.set(row.personId, [...(own.get(row.personId) ?? []), row]);
  return new Map(
    people.flatMap(({ id, hireDate, siteId }) => {
      const atSite = atSites.get(siteId);
      return atSite ? [[id, monthCodes(own.get(id) ?? [], atSite, month, hireDate)]] : [];
    }),
  );
}
