import type { Db } from '../db/client';
import { person } from '../db/schema/organisation';
import { personName } from '../people/personName';
import type { Payee } from './matchSlips';

/** Everybody who works or worked here, as a slip may name them. */
export async function readPayees(db: Db): Promise<Payee[]> {
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
  return rows.map((row) => ({ ...row, name: personName(row), paid: false }));
}
