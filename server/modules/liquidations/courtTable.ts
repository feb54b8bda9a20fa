import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { PayFacts } from './payFacts';
import type { Run } from './runRules';
import type { RunTable } from './runTables';

interface Withheld extends Record<string, unknown> {
  facts: Pick<PayFacts, 'cuil' | 'firstName' | 'lastName'>;
  court: string;
  file: string;
  account: string | null;
  amount: string;
}

const text = (label: string, width: number) => ({ label, kind: 'text', width }) as const;

/** This lists the amount to deposit for each order of a court, by account. */
export async function courtTable(db: Db, { id }: Run): Promise<RunTable> {
  const { rows } = await db.execute<Withheld>(sql`
    select p.facts, g.court, g.file, g.account, (w.value::numeric)::text as amount
    from pay_run_person p cross join lateral jsonb_each_text(p.withheld) as w(key, value)
    join garnishment g on g.id = (w.key)::int
    where p.run_id = ${id} and p.withheld <> '{}' order by g.court, g.file, g.id`);
  return {
    columns: [
      text('Juzgado', 36),
      text('Expediente', 36),
      text('CBU', 26),
      text('Apellido y nombre', 32),
      text('CUIL', 14),
      { label: 'Importe', kind: 'decimal', width: 16 },
    ],
    rows: rows.map(({ facts, court, file, account, amount }) => [
      ...[court, file, account, `${facts.lastName}, ${facts.firstName}`, facts.cuil, amount],
    ]),
  };
}
