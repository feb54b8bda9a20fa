import { saveLegajoImage } from '@contract/documents/saveLegajoImage';
import { and, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { storeImage } from '../../files/storeImage';
import { notFound } from '../../http/fault';
import { withinReach } from '../../scope/withinReach';
import { implement } from '../implement';

export const saveLegajoImageHandler = implement(
  saveLegajoImage,
  async ({ personId, file }, { db, services, viewer, reach, audit, emit }) => {
    const [before] = await db
      .select({ legajoHash: person.legajoHash, dni: person.dni })
      .from(person)
      .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)))
      .for('update');
    if (!before) throw notFound('Ese legajo no existe o no está a tu alcance.');
    const { hash } = await storeImage(db, services.files, file);
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
);
