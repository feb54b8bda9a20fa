import { saveDocumentType } from '@contract/documents/saveDocumentType';
import { and, eq, ne, sql } from 'drizzle-orm';
import { documentType } from '../../db/schema/documents';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { editsDocumentTypes } from './documentScope';
import { findDocumentType, lockDocumentType } from './documentTypeQueries';

export const saveDocumentTypeHandler = implement(
  saveDocumentType,
  async ({ id, version, ...fields }, { db, viewer, audit, emit }) => {
    if (!editsDocumentTypes(viewer)) throw forbidden();
    if (fields.signs && fields.visibility !== 'person') {
      throw invalid({ signs: 'Se firma lo que la persona ve y archiva quien guarda los legajos.' });
    }
    const kept = {
      lock: lockDocumentType,
      shown: findDocumentType,
      missing: 'Ese tipo de documento ya no existe.',
    };
    const before = await heldForSave(db, { id, version }, kept);
    const namesake = and(
      sql`anden_fold(${documentType.name}) = anden_fold(${fields.name})`,
      ne(documentType.id, id ?? 0),
    );
    if ((await db.$count(documentType, namesake)) > 0) {
      throw invalid({ name: 'Ya hay un tipo con ese nombre.' });
    }
    const [row] = before
      ? await db
          .update(documentType)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(documentType.id, before.id))
          .returning()
      : await db.insert(documentType).values(fields).returning();
    if (!row) throw new Error('a type was not stored');
    await audit({ entity: 'documentType', entityId: row.id, before, after: row });
    await emit([{ type: 'DocumentType', id: 'LIST' }], { kind: 'everyone' });
    const saved = await findDocumentType(db, row.id);
    if (!saved) throw new Error('a type vanished');
    return saved;
  },
);
