import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { forTheseValues } from '../../db/nameStatements';
import { person } from '../../db/schema/organisation';
import { partsOf } from '../module';
import { siteOfRow } from '../people/siteOn';
import type { Span } from './openPart';

export interface OpenOfSite {
  siteId: number;
  module: string;
  label: string;
  /** The label of many, by which the kind is known. */
  title: string;
  ledger: 'time' | 'pay';
  count: number;
  path: string;
}

type Counted = { part: number; site_id: number; count: number; first: string };

/** This counts what is not settled of some days in each site, of all modules in one statement. */
export async function whatIsOpen(db: Db, span: Span): Promise<OpenOfSite[]> {
  const parts = partsOf('openInPeriod');
  if (parts.length === 0) return [];
  const queries = parts.map(
    (part, index) =>
      sql`select ${sql.raw(String(index))} as part, own.person_id, own.day from (${part.rows(span)}) own`,
  );
  // The days decide the plan: a plan for any days would read all punches that there are.
  const site = siteOfRow(sql`open.person_id`, sql`open.day`, sql`somebody.site_id`);
  const { rows } = await db.execute<Counted>(sql`
    select part, site_id, count(*)::int as count, min(day)::text as first
    from (select open.part, open.day, ${site} as site_id
      from (${sql.join(queries, sql` union all `)}) open
      join ${person} somebody on somebody.id = open.person_id) placed
    where ${sql.raw(forTheseValues)}
    group by part, site_id order by part, site_id`);
  return rows.flatMap(({ part: index, site_id: siteId, count, first }) => {
    const part = parts[index];
    if (!part) return [];
    const { module, label, ledger = 'time' } = part;
    const path = part.path({ ...span, siteId, first });
    return [
      { siteId, module, label: label[count === 1 ? 0 : 1], title: label[1], ledger, count, path },
    ];
  });
}
