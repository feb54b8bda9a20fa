import { saveLegajoImage } from '@contract/documents/documentAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implementPrepared } from '../../engine/acciones/implement';
import { keepPicture } from '../../engine/files/uploads/keepPicture';
import { notFound } from '../../engine/http/fault';
import { requirePerson } from '../../engine/people/requirePerson';
import { withinReach } from '../../engine/scope/withinReach';

const missing = 'Ese legajo no existe o no está a tu alcance.';

export const saveLegajoImageHandler = implementPrepared(
  saveLegajoImage,
  ({ file }, context) => keepPicture(context, file),
  async ({ personId }, { db, viewer, reach, audit, emit }, hash) => {
    const [before] = await db
      .select({ legajoHash: person.legajoHash, dni: person.dni })
      .from(person)
      .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)))
      .for('update');
    if (!before) throw notFound(missing);
    const [after] = await db
      .update(person)
      .set({ legajoHash: hash, version: sql`${person.version} + 1` })
      .where(eq(person.id, personId))
      .returning({ version: person.version });
    await audit({
      entity: 'person',
      entityId: personId,
      before: { legajoHash: before.legajoHash },
      after: { legajoHash: hash },
    });
    await emit([{ type: 'Photo', id: 'LIST' }], { kind: 'accounts', ids: [viewer.accountId] });
    return { url: `/legajo/imagen/${before.dni}`, version: after?.version ?? 1 };
  },
  { admit: ({ personId }, context) => requirePerson(context, personId, missing) },
);
