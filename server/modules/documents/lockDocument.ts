import type { DocumentDetail } from '@contract/documents/document';
import { eq } from 'drizzle-orm';
import { document, documentType } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { forbidden, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import type { DocumentAction } from './documentRules';
import { presentDocument, visibleDocument } from './presentDocument';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

const refusals: Record<DocumentAction, string> = {
  edit: 'Los datos de un documento los cambia quien guarda los legajos.',
  addVersion: 'A este documento solo le agrega versiones quien guarda los legajos.',
  remove: 'Un documento lo quita quien guarda los legajos.',
  askSignature: 'Su firma no se puede pedir ahora.',
};

/** The document with its type and the site of its person, held for whoever may do this to it. */
export async function lockDocument(
  asking: Asking,
  { id, version }: { id: number; version: number },
  action: DocumentAction,
) {
  const { db } = asking;
  const seen = await visibleDocument(asking, id);
  if (!seen.actions.includes(action)) throw forbidden(refusals[action]);
  // Alone: joined to its type, one whose type another changes meanwhile would seem to be gone.
  const [held] = await db.select().from(document).where(eq(document.id, id)).for('update');
  if (!held) throw notFound('Ese documento ya no está.');
  if (held.version !== version) {
    const current: DocumentDetail = await presentDocument(asking, id);
    throw staleVersion(current);
  }
  const [about] = await db
    .select({ type: documentType, siteId: person.siteId })
    .from(document)
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .innerJoin(person, eq(person.id, document.personId))
    .where(eq(document.id, id));
  if (!about) throw new Error('a document without type or person');
  return { document: held, ...about };
}
