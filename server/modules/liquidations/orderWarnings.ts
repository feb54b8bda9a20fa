import { counted } from '@contract/core/counted';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { givesDifferences } from './reckonRun';
import type { Run } from './runRules';

/** A run that gives differences takes nothing for courts: whoever prepares it has to know of whom they ordered it. */
export async function notWithheld(db: Db, { id, kind }: Run): Promise<string[]> {
  if (!givesDifferences(kind)) return [];
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from pay_run_person where run_id = ${id} and facts ? 'orders'`);
  const people = rows[0]?.people ?? 0;
  return people > 0
    ? [
        `De ${kind === 'adjustment' ? 'este ajuste' : 'esta complementaria'} no se retiene para los embargos: ${counted(people, 'persona los tiene', 'personas los tienen')}.`,
      ]
    : [];
}
