import { eq } from 'drizzle-orm';
import { document, documentType } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import { defineChanges } from '../../engine/store/defineChanges';
import { clock } from '../../engine/time/clock';
import type { DocumentAction } from './documentRules';
import { dropSignature } from './dropSignature';
import { noDocument, presentDocument, visibleDocument } from './presentDocument';
import { tellDocument } from './tellDocument';

type Paper = typeof document.$inferSelect;

interface FoundDocument {
  document: Paper;
  type: typeof documentType.$inferSelect;
  /** The site of its person. */
  siteId: number;
  actions: readonly DocumentAction[];
}

const refusals: Record<DocumentAction, string> = {
  edit: 'Los datos de un documento los cambia quien guarda los legajos.',
  addVersion: 'A este documento solo le agrega versiones quien guarda los legajos.',
  remove: 'Un documento lo quita quien guarda los legajos.',
  askSignature: 'Su firma no se puede pedir ahora.',
};

/** The only way in which a document changes. */
export const documentsStore = defineChanges({
  table: document,
  entity: 'document',
  missing: noDocument,
  async lock(asking, id): Promise<FoundDocument | undefined> {
    const { db } = asking;
    // Alone: joined to its type, one whose type another changes meanwhile would seem to be gone.
    const [held] = await db.select().from(document).where(eq(document.id, id)).for('update');
    const [about] = await db
      .select({ type: documentType, siteId: person.siteId })
      .from(document)
      .innerJoin(documentType, eq(documentType.id, document.typeId))
      .innerJoin(person, eq(person.id, document.personId))
      .where(eq(document.id, id));
    if (!held || !about) return undefined;
    return { document: held, ...about, actions: (await visibleDocument(asking, id)).actions };
  },
  row: (found) => found.document,
  present: presentDocument,
  actions: (_asking, found) => found.actions,
  refusal: (_found, action) => forbidden(refusals[action]),
  refusesFirst: true,
  tell: (ends, { personId }) => tellDocument(ends, personId),
});

/** Out of the file, with why: nobody is left waiting to sign it. */
export async function takeOut(context: Context, paper: Paper, reason: string): Promise<void> {
  const removed = { removedAt: clock.now() };
  await documentsStore.write(context, paper, removed, { told: { reason } });
  await dropSignature(context, paper.id, 'El documento se quitó del legajo.');
}
