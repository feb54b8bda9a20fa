import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { dependant } from '../../db/schema/dependants';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';

const dependantColumns = {
  id: dependant.id,
  version: dependant.version,
  name: dependant.name,
  kinship: dependant.kinship,
  birthDate: dependant.birthDate,
  dni: dependant.dni,
  cuil: dependant.cuil,
  since: dependant.since,
  until: dependant.until,
};

/** This reads the dependants of a person and whom to call for them, within reach. */
export async function findFamily(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number,
) {
  const [row] = await db
    .select({
      personId: person.id,
      version: person.version,
      emergencyName: person.emergencyName,
      emergencyKinship: person.emergencyKinship,
      emergencyPhone: person.emergencyPhone,
    })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  const dependants = await db
    .select(dependantColumns)
    .from(dependant)
    .where(eq(dependant.personId, personId))
    .orderBy(asc(dependant.birthDate), asc(dependant.id));
  return { ...row, dependants };
}

export async function findDependant(db: Db, id: number) {
  const [row] = await db.select(dependantColumns).from(dependant).where(eq(dependant.id, id));
  return row;
}
