import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { lookedAt, type Population } from './population';
import { takeFacts } from './takeFacts';

interface Found extends Record<string, unknown> {
  id: number;
  facts: PayFacts;
}

/** A last pay, SAC, a month and a fortnight are of somebody once; of vacations each has a run of its own. */
const once: readonly Population['kind'][] = ['monthly', 'fortnight', 'sac', 'final'];

/** The run that has somebody for what is looked at: one that was approved before one that is prepared, the newest first. */
async function runOf(
  db: Db,
  { kind, period, half }: Population,
  personId: number,
): Promise<Found | undefined> {
  if (!once.includes(kind)) return undefined;
  const { rows } = await db.execute<Found>(sql`
    select r.id, p.facts from pay_run r join pay_run_person p on p.run_id = r.id and p.person_id = ${personId}
    where r.kind = ${kind} and r.period = ${period} and r.half is not distinct from ${half}::text
      and r.reverses_id is null and r.state in ('review', 'pending', 'approved', 'publishing', 'published', 'paid')
    order by r.state in ('review', 'pending'), r.id desc limit 1`);
  return rows[0];
}

/**
 * Takes of somebody what a run would take now, and writes nothing. It stands in the place of the run that has them already:
 * beside that one the cap of the month would be used twice, and what it holds for them would be missing.
 */
export async function lookedPerson(
  db: Db,
  asked: Parameters<typeof lookedAt>[0],
  plan: readonly ReadyConcept[],
  personId: number,
  more: Partial<Population> = {},
): Promise<PayFacts | undefined> {
  const look = lookedAt(asked, more);
  const own = await runOf(db, look, personId);
  const run = own ? { ...look, id: own.id } : look;
  const facts = (await takeFacts(db, run, plan, [personId])).get(personId);
  if (!facts || !own) return facts;
  const { orders: _elsewhere, ...rest } = facts;
  const { due, orders } = own.facts;
  return { ...rest, due, ...(orders ? { orders } : {}) };
}
