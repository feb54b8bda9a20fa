import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';

/** This reads somebody's pay and account, within reach. */
export async function findPay(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number,
) {
  const [row] = await db
    .select({
      personId: person.id,
      version: person.version,
      agreement: person.agreement,
      category: person.category,
      salaryBasis: person.salaryBasis,
      salary: person.salary,
      unionTie: person.unionTie,
      cbu: person.cbu,
      bankAlias: person.bankAlias,
    })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  return row;
}
