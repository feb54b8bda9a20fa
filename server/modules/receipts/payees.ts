import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { receipt, type receiptBatch } from '../../db/schema/receipts';
import { personName } from '../../engine/people/personName';
import type { Payee } from './matchSlips';

type Batch = Pick<typeof receiptBatch.$inferSelect, 'period' | 'kind' | 'number'>;

const sameAs = ({ period, kind, number }: Batch) =>
  and(eq(receipt.period, period), eq(receipt.kind, kind), eq(receipt.number, number));

/** This finds people who already have a slip of this period, kind and number. */
export async function paidPeople(db: Db, batch: Batch): Promise<Set<number>> {
  const rows = await db.select({ id: receipt.personId }).from(receipt).where(sameAs(batch));
  return new Set(rows.map(({ id }) => id));
}

/** Everybody who works or worked here, as a slip may name them. */
export async function readPayees(db: Db, batch: Batch): Promise<Payee[]> {
  const rows = await db
    .select({
      id: person.id,
      cuil: person.cuil,
      docket: person.docket,
      firstName: person.firstName,
      lastName: person.lastName,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
    })
    .from(person);
  const paid = await paidPeople(db, batch);
  return rows.map((row) => ({ ...row, name: personName(row), paid: paid.has(row.id) }));
}
