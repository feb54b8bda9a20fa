import type { PayRunFields } from '@contract/liquidations/payRun';
import { listStartingVacations } from '@contract/liquidations/runFormAcciones';
import { MOST_NAMED } from '@contract/liquidations/startingVacation';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { periodSpan } from './payPeriods';
import { startsBetween } from './vacationStarts';

interface Starting extends Record<string, unknown> {
  leaveId: number;
  personId: number;
  name: string;
  docket: string;
  siteId: number;
  agreement: string | null;
  fromDay: string;
  toDay: string;
  runId: number | null;
  runTitle: string | null;
  total: number;
}

export const listStartingVacationsHandler = implement(
  listStartingVacations,
  async ({ from, to }, { db }) => {
    const { rows } = await db.execute<Starting>(sql`
      select a.source_id as "leaveId", p.id as "personId", p.last_name || ', ' || p.first_name as name, p.docket,
        p.site_id as "siteId", p.agreement, a.from_day::text as "fromDay", a.to_day::text as "toDay",
        run.id as "runId", run.title as "runTitle", count(*) over ()::int as total
      from absence a join person p on p.id = a.person_id
        left join pay_ahead held on held.leave_id = a.source_id left join pay_run run on run.id = held.run_id
      where ${startsBetween(from, to)} order by p.last_name, p.first_name, a.from_day limit ${MOST_NAMED}`);
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ runId, runTitle, total: _total, ...row }) => ({
        ...row,
        run: runId === null ? null : { id: runId, title: runTitle ?? '' },
      })),
    };
  },
);

/** Each person named has a vacation that begins in those days, and the days are of the month; other kinds have neither. */
export async function settleVacations<Fields extends PayRunFields>(
  db: Db,
  fields: Fields,
): Promise<Fields> {
  if (fields.kind !== 'vacation') {
    return { ...fields, firstStart: null, lastStart: null };
  }
  const month = periodSpan(fields.period);
  const firstStart = fields.firstStart ?? month.from;
  const lastStart = fields.lastStart ?? month.to;
  const outside = 'Elegí un día del mes que se liquida.';
  if (firstStart < month.from || firstStart > month.to) throw invalid({ firstStart: outside });
  if (lastStart < month.from || lastStart > month.to) throw invalid({ lastStart: outside });
  if (lastStart < firstStart) throw invalid({ lastStart: 'Termina antes de empezar.' });
  const personIds = [...new Set(fields.personIds)];
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct a.person_id as id from absence a where ${startsBetween(firstStart, lastStart)}
      and a.person_id = any(${sql.param(personIds)}::int[])`);
  if (rows.length < personIds.length)
    throw invalid({ personIds: 'Elegiste a alguien que no empieza sus vacaciones en esos días.' });
  return { ...fields, firstStart, lastStart, personIds };
}
