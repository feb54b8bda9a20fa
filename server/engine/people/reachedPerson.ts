import { and, eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { notFound } from '../http/fault';
import { withinReach } from '../scope/withinReach';

/** This reads the person asked about, or oneself, with the zone of their site; people out of reach are hidden. */
export async function reachedPerson(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number | undefined,
  /** An account of nobody that asks about itself is told this. */
  nobody: string,
) {
  const id = personId ?? viewer.personId;
  if (id === null) throw notFound(nobody);
  const [whose] = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      siteId: person.siteId,
      zone: site.zone,
    })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)));
  if (!whose) throw notFound('Esa persona no existe o no está a tu alcance.');
  return whose;
}
