import { deliverDocument } from '@contract/documents/askedDocumentAcciones';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { document, documentRequest, documentType } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { clock } from '../../engine/time/clock';
import { askedDocumentsStore } from './askedDocumentsStore';
import { deliveredNotice, settleOwed } from './askedNotices';
import { lastVersionOf } from './askSignature';
import { checkSignable } from './checkSignable';
import { fileDocument } from './fileDocument';
import { presentAsked } from './presentAsked';

interface Owed {
  personId: number;
  typeId: number;
}

/** A paper of theirs that is in the file already. */
async function ownPaper(context: Context, { personId, typeId }: Owed, id: number): Promise<number> {
  const [row] = await context.db
    .select({ id: document.id, mime: document.mime })
    .from(document)
    .where(
      and(
        eq(document.id, id),
        eq(document.personId, personId),
        eq(document.typeId, typeId),
        isNull(document.removedAt),
      ),
    );
  if (!row) throw invalid({ documentId: 'Elegí un documento tuyo de ese tipo.' });
  const { type, version } = await lastVersionOf(context, id);
  const content = { hash: version.fileHash, mime: row.mime, field: 'documentId' };
  await checkSignable(context, type, content);
  return row.id;
}

/** Where the paper was asked for, its person may bring it, whatever the type says otherwise. */
async function newPaper(
  context: Context,
  { personId, typeId }: Owed,
  { file, expiresOn, note }: { file: string; expiresOn: string | null; note: string },
): Promise<number> {
  const { db } = context;
  const [type] = await db.select().from(documentType).where(eq(documentType.id, typeId));
  const [owner] = await db.select().from(person).where(eq(person.id, personId));
  if (!type || !owner) throw new Error('what was asked lost its type or its person');
  return fileDocument(context, { owner, type, title: type.name, expiresOn, file, note });
}

export const deliverDocumentHandler = implement(
  deliverDocument,
  async ({ id, version, file, documentId, expiresOn, note }, context) => {
    const { db } = context;
    const { asked, shown } = await askedDocumentsStore.hold(context, { id, version }, 'deliver');
    if ((file === undefined) === (documentId === undefined)) {
      throw invalid({ file: 'Traé un archivo o elegí uno de tu legajo.' });
    }
    const paper =
      file === undefined
        ? await ownPaper(context, asked, documentId ?? 0)
        : await newPaper(context, asked, { file, expiresOn, note });
    const given = { documentId: paper, brought: file !== undefined, reason: '' };
    const delivered = { state: 'delivered' as const, changedAt: clock.now(), ...given };
    await askedDocumentsStore.write(context, asked, delivered, {});
    await settleOwed(context, asked.requestId, [asked.personId]);
    const authors = await db
      .select({ id: documentRequest.authorId })
      .from(documentRequest)
      .where(
        and(
          eq(documentRequest.id, asked.requestId),
          ne(documentRequest.authorId, context.viewer.accountId),
        ),
      );
    await notify(
      context,
      authors.map((author) => author.id),
      deliveredNotice(shown, shown.personName),
    );
    return presentAsked(context, id);
  },
);
