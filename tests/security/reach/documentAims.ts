import { randomUUID } from 'node:crypto';
import type { AccionKey } from '@contract/registry';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import {
  document,
  documentRequest,
  documentRequestItem,
  documentType,
} from '../../../server/db/schema/documents';
import type { Aim, Fields } from './aim';
import { bringFile } from './bringFile';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;
const file = '0'.repeat(64);
const TYPE = 'DNI';

async function typeOf(db: Db): Promise<number> {
  const [type] = await db.select().from(documentType).where(eq(documentType.name, TYPE));
  return type?.id ?? 0;
}

/** The type is its own each time, for nobody is asked for the same paper twice at once. */
async function newType(
  db: Db,
  more: Partial<typeof documentType.$inferInsert> = {},
): Promise<number> {
  const values = {
    name: `Prueba ${randomUUID()}`,
    folder: 'Prueba',
    visibility: 'brings' as const,
    ...more,
  };
  const [type] = await db.insert(documentType).values(values).returning();
  return type?.id ?? 0;
}

/** A paper that its person may see, made for the occasion; of a type that they may bring too, unless another is told. */
const made =
  (input: (id: number, typeId: number) => Fields, ofType = typeOf): Aim['at'] =>
  async (db, { personId }) => {
    const typeId = await ofType(db);
    const values = { personId, typeId, title: 'De prueba', mime: 'application/pdf' };
    const [row] = await db.insert(document).values(values).returning({ id: document.id });
    return row ? input(row.id, typeId) : null;
  };

/** Asked of them by themselves, so that nobody else's record is at stake. */
const asked =
  (state: 'requested' | 'delivered', input: (id: number) => Fields): Aim['at'] =>
  async (db, { personId, accountId }) => {
    const typeId = await newType(db);
    const [paper] = await db
      .insert(document)
      .values({ personId, typeId, title: 'De prueba', mime: 'application/pdf' })
      .returning();
    const [request] = await db
      .insert(documentRequest)
      .values({ typeId, dueOn: '2030-01-01', authorId: accountId })
      .returning();
    const [row] = await db
      .insert(documentRequestItem)
      .values({
        requestId: request?.id ?? 0,
        typeId,
        personId,
        state,
        documentId: state === 'delivered' ? paper?.id : null,
      })
      .returning();
    return row ? input(row.id) : null;
  };

const selection = (id: number) => ({ selection: { kind: 'rows', ids: [id] } });
const one = (body: unknown) => (body as { done: number }).done === 1;

/** Only keepers of the files pass; to everybody else it is refused before anybody is named. */
const onlyKeepers: Aim['expect'] = (asking, theirs, accion) =>
  byScope(asking, { ...theirs, relation: 'otherSite' }, accion) === 'reached'
    ? 'reached'
    : 'refused';

/** The same, but of what they brought themselves: the row answers that another person decides it. */
const ofOthers: Aim['expect'] = (asking, theirs, accion) => {
  const met = onlyKeepers(asking, theirs, accion);
  return met === 'reached' && theirs.relation === 'own' ? 'hidden' : met;
};

/** Keepers of the files pass; the person reads their own and changes nothing. */
const keeps: Aim['expect'] = (asking, theirs, accion) => {
  const reached = byScope(asking, theirs, accion);
  const keeper = byScope(asking, { ...theirs, relation: 'otherSite' }, accion) === 'reached';
  return reached === 'reached' && !keeper ? 'refused' : reached;
};

export const documentAims = {
  getDocument: { at: made((id) => ({ id })) },
  addDocument: {
    at: async (db, { personId }, { accountId }) => {
      await bringFile(db, accountId, { hash: file, mime: 'application/pdf', purpose: 'document' });
      return { personId, typeId: await typeOf(db), title: 'De prueba', file };
    },
  },
  addDocumentVersion: { at: made((id) => ({ id, version, file })) },
  updateDocument: {
    at: made((id, typeId) => ({ id, version, typeId, title: 'De prueba' })),
    expect: keeps,
  },
  createDocumentRequest: {
    at: async (db, { personId }) => {
      return { ...selection(personId), typeId: await newType(db), dueOn: '2030-01-01' };
    },
    expect: onlyKeepers,
    found: one,
  },
  deliverDocument: { at: asked('requested', (id) => ({ id, version, file })) },
  decideDocument: {
    at: asked('delivered', (id) => ({ id, version, accept: true })),
    expect: keeps,
  },
  acceptDocuments: { at: asked('delivered', selection), expect: ofOthers, found: one },
  remindDocuments: { at: asked('requested', selection), expect: onlyKeepers, found: one },
  askDocumentSignature: {
    at: made(
      (id) => ({ id, version }),
      (db) => newType(db, { visibility: 'person', signs: true }),
    ),
    expect: keeps,
  },
  removeDocument: { at: made((id) => ({ id, version, reason: 'De prueba' })), expect: keeps },
} satisfies Partial<Record<AccionKey, Aim>>;
