import { addDocument } from '@contract/documents/documentAcciones';
import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { askSignature } from './askSignature';
import { typeToFile } from './checkDocument';
import { keepsDocuments } from './documentScope';
import { fileDocument } from './fileDocument';
import { presentDocument } from './presentDocument';

export const addDocumentHandler = implement(
  addDocument,
  async ({ personId: whose, typeId, ...paper }, context) => {
    const { db, viewer, reach } = context;
    const personId = whose ?? viewer.personId;
    if (personId === null) throw notFound('Tu cuenta no tiene legajo.');
    const [owner] = await db
      .select({ id: person.id, siteId: person.siteId })
      .from(person)
      .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
    if (!owner) throw notFound('Ese legajo no existe o no está a tu alcance.');
    const type = await typeToFile(db, typeId, { keeps: keepsDocuments(viewer) });
    const id = await fileDocument(context, { ...paper, owner, type });
    await askSignature(context, id);
    return presentDocument(context, id);
  },
);
