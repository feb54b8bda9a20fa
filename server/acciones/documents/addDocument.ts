import { addDocument } from '@contract/documents/addDocument';
import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import { notFound } from '../../http/fault';
import { withinReach } from '../../scope/withinReach';
import { implement } from '../implement';
import { checkExpiry, typeToFile } from './checkDocument';
import { keepsDocuments } from './documentScope';
import { broughtFile, fileVersion } from './fileVersion';
import { presentDocument } from './presentDocument';
import { tellDocument } from './tellDocument';

export const addDocumentHandler = implement(
  addDocument,
  async ({ personId: whose, typeId, title, expiresOn, file, note }, context) => {
    const { db, viewer, reach, audit } = context;
    const personId = whose ?? viewer.personId;
    if (personId === null) throw notFound('Tu cuenta no tiene legajo.');
    const [owner] = await db
      .select({ siteId: person.siteId })
      .from(person)
      .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
    if (!owner) throw notFound('Ese legajo no existe o no está a tu alcance.');
    const type = await typeToFile(db, typeId, { keeps: keepsDocuments(viewer) });
    await checkExpiry(db, type, { expiresOn, siteId: owner.siteId });
    const { name, mime } = await broughtFile(context, file);
    const [row] = await db
      .insert(document)
      .values({ personId, typeId, title, expiresOn, mime })
      .returning();
    if (!row) throw new Error('a document was not stored');
    await fileVersion(context, { documentId: row.id, number: 1, file, fileName: name, note });
    await audit({ entity: 'document', entityId: row.id, after: { ...row, file, fileName: name } });
    await tellDocument(context, personId);
    return presentDocument(context, row.id);
  },
);
