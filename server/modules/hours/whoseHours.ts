import { and, eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';

/** Whose hours somebody looks at: their own, or of whom they reach. */
export async function whoseHours(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number | undefined,
) {
  const id = personId ?? viewer.personId;
  if (id === null) throw notFound('Tu cuenta no es de ninguna persona: no tiene horas.');
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
