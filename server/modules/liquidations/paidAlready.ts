import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { invalid } from '../../engine/http/fault';
import type { Population } from './population';
import { approvedTwin, isPaidOnce, ofRun } from './runPopulation';
import { MOST_NAMED, someNames } from './someNames';

interface Paid extends Record<string, unknown> {
  /** The run that pays them. */
  title: string;
  people: number;
  /** The first of them, by name. */
  names: string[];
}

/** The people whom a run leaves out because another one that was approved pays them the same. */
export async function paidAlready(db: Db, run: Population): Promise<Paid[]> {
  if (!isPaidOnce(run)) return [];
  const { siteId, agreement } = run;
  const { rows } = await db.execute<Paid>(sql`
    select r.title, count(*)::int as people,
      (array_agg(person.last_name || ', ' || person.first_name
        order by person.last_name, person.first_name, person.id))[1:${MOST_NAMED}::int] as names
    from pay_run r join pay_run_person own on own.run_id = r.id
      join person on person.id = own.person_id
    where ${approvedTwin(run)} and ${ofRun({ ...run, looks: true })}
      and (${siteId}::int is null or (own.facts ->> 'siteId')::int = ${siteId}::int)
      and (${agreement}::text is null or own.facts ->> 'agreement' = ${agreement}::text)
    group by r.id order by r.id`);
  return rows;
}

/** A person who was chosen by name is not left out in silence. */
export async function refusePaid(db: Db, run: Population): Promise<void> {
  if (run.personIds.length === 0) return;
  const [paid] = await paidAlready(db, run);
  if (!paid) return;
  const { names, people, title } = paid;
  throw invalid({
    personIds: `“${title}” ya ${people === 1 ? 'le' : 'les'} paga ese mes a ${someNames(names, people)}.`,
  });
}

/** Told where the run is looked at: who would be in it, and which run pays them. */
export const leftOutAsPaid = async (db: Db, run: Population): Promise<string[]> =>
  (await paidAlready(db, run)).map(({ title, people, names }) => {
    const left = people === 1 ? 'Queda afuera una persona' : `Quedan afuera ${people} personas`;
    return `${left} que ya ${people === 1 ? 'cobra' : 'cobran'} con “${title}”: ${someNames(names, people)}.`;
  });
