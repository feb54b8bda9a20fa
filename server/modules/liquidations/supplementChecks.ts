import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { conflict } from '../../engine/http/fault';
import type { Run } from './runRules';
import { MOST_NAMED, someNames } from './someNames';
import { paysMonth, wasAdjusted } from './supplementSources';

interface Named extends Record<string, unknown> {
  people: number;
  /** The first of them, by name. */
  names: string[];
}

const named = sql`count(*)::int as people, (array_agg(p.last_name || ', ' || p.first_name
  order by p.last_name, p.first_name, p.id))[1:${MOST_NAMED}::int] as names`;

const wordsOf = ({ names, people }: Named) => someNames(names, people);

/** Reads what approved runs have paid of a person's month, by code, as facts keep it. */
const paidNow = (run: Run, personId: SQL) => sql`(select jsonb_object_agg(l.code, l.amount)
  from (select line.code, sum(line.amount)::text as amount
    from pay_run r join pay_line line on line.run_id = r.id
    where ${paysMonth(run)} and line.person_id = ${personId} group by 1) l)`;

/** Lists people of whom other runs paid more or less of the month than when the data of a supplementary run were taken. */
export async function paidSince(db: Db, run: Run): Promise<Named | null> {
  const { id, kind, reversesId } = run;
  if (kind !== 'supplementary' || reversesId !== null) return null;
  const { rows } = await db.execute<Named>(sql`select ${named}
    from pay_run_person own join person p on p.id = own.person_id
    where own.run_id = ${id} and (${wasAdjusted(run, sql`own.person_id`)}
      or ${paidNow(run, sql`own.person_id`)} is distinct from own.facts -> 'adjusts' -> 0 -> 'paid')`);
  const [found] = rows;
  return found && found.people > 0 ? found : null;
}

/** Two that complete the same month of somebody would both give the difference: the second one is taken anew. */
export async function refusePaidSince(db: Db, run: Run): Promise<void> {
  const found = await paidSince(db, run);
  if (found)
    throw conflict(
      `Otra liquidación cambió lo pagado de ese mes a ${wordsOf(found)} después de que esta tomó sus datos. Volvé a calcularla con los de hoy.`,
    );
}

/** A month's run that another one completes is not taken back from under it. */
export async function refuseCompleted(db: Db, reversed: Pick<Run, 'id' | 'kind' | 'period'>) {
  if (reversed.kind !== 'monthly') return;
  const { rows } = await db.execute<Named & { title: string }>(sql`
    select r.title, ${named} from pay_run r join pay_run_person own on own.run_id = r.id
      join pay_run_person month on month.run_id = ${reversed.id} and month.person_id = own.person_id
      join person p on p.id = own.person_id
    where r.kind = 'supplementary' and r.period = ${reversed.period} and r.reverses_id is null
      and r.state in ('pending', 'approved', 'publishing', 'published', 'paid') group by r.id order by r.id`);
  const [found] = rows;
  if (found)
    throw conflict(
      `“${found.title}” completa ese mes de ${wordsOf(found)}: dejala sin efecto primero.`,
    );
}
