import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { notFound } from '../http/fault';
import { withinReach } from '../scope/withinReach';

/** This reads a person within reach, or answers as if they did not exist; no row is locked, so it can be asked before slow work. */
export async function requirePerson(
  { db, reach, viewer }: Pick<Context, 'db' | 'reach' | 'viewer'>,
  personId: number,
  missing?: string,
): Promise<void> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!found) throw notFound(missing);
}
