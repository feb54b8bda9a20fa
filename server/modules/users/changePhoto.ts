import { and, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';

/** Puts another photo in the folder, or none; the address changes with it, so that nobody sees the old one. */
export async function changePhoto(
  context: Context,
  personId: number | null,
  photoHash: string | null,
) {
  const { db, viewer, reach, audit, emit } = context;
  if (personId === null) throw notFound('Tu cuenta no es de una persona del directorio.');
  const [before] = await db
    .select({ photoHash: person.photoHash })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)))
    .for('update');
  if (!before) throw notFound();
  await db
    .update(person)
    .set({ photoHash, version: sql`${person.version} + 1` })
    .where(eq(person.id, personId));
  await audit({ entity: 'person', entityId: personId, before, after: { photoHash } });
  await emit(
    [
      { type: 'Person', id: personId },
      { type: 'Person', id: 'LIST' },
    ],
    { kind: 'everyone' },
  );
  return { imageUrl: photoUrl({ id: personId, photoHash }) };
}
