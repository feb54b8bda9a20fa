import { randomUUID } from 'node:crypto';
import type { AccionKey } from '@contract/registry';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { storedFile } from '../../../server/db/schema/files';
import { receipt, receiptBatch } from '../../../server/db/schema/receipts';
import { signature, signingPaper } from '../../../server/db/schema/signing';
import type { Aim, Fields } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;
const file = '1'.repeat(64);

/** A slip of theirs to be signed, in a batch of its own: nobody has two of the same. */
async function newReceipt(db: Db, personId: number): Promise<number> {
  await db
    .insert(storedFile)
    .values({ hash: file, mime: 'application/pdf', size: 1 })
    .onConflictDoNothing();
  const fields = { period: '2031-01', kind: 'other' as const, dueOn: '2031-02-01' };
  const [batch] = await db
    .insert(receiptBatch)
    .values({ ...fields, title: 'De prueba', state: 'ready' })
    .returning();
  const hashes = { originalHash: file, preparedHash: file, currentHash: file };
  const [paper] = await db
    .insert(signingPaper)
    .values({ code: randomUUID(), kind: 'receipt', title: 'De prueba', ...hashes })
    .returning();
  const paperId = paper?.id ?? 0;
  await db.insert(signature).values({ paperId, personId });
  const [last] = await db
    .select({ id: receipt.id })
    .from(receipt)
    .where(eq(receipt.personId, personId))
    .orderBy(desc(receipt.id))
    .limit(1);
  const [row] = await db
    .insert(receipt)
    // The first of them stands alone; each other is given instead of the one before.
    .values({ ...fields, personId, batchId: batch?.id ?? 0, paperId, replacesId: last?.id ?? null })
    .returning();
  return row?.id ?? 0;
}

const made =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, { personId }) =>
    input(await newReceipt(db, personId));

/** Signed and seen by its person alone. */
const onlyTheirs: Aim['expect'] = (_asking, { relation }) =>
  relation === 'own' ? 'reached' : 'hidden';

/** Publishers reach everybody's; to the rest it is refused before anybody is named. */
const onlyPublishers: Aim['expect'] = (asking, theirs, accion) =>
  byScope(asking, { ...theirs, relation: 'otherSite' }, accion) === 'reached'
    ? 'reached'
    : 'refused';

export const receiptAims = {
  getReceipt: { at: made((id) => ({ id })) },
  explainReceipt: { at: made((id) => ({ id })), expect: onlyTheirs },
  openReceipt: { at: made((id) => ({ id })), expect: onlyTheirs },
  signReceipt: {
    at: made((id) => ({ id, version, outcome: 'signed', clave: 'anden2026' })),
    expect: onlyTheirs,
  },
  answerReceipt: {
    at: made((id) => ({ id, version, answer: 'De prueba' })),
    expect: onlyPublishers,
  },
  replaceReceipt: {
    at: made((id) => ({ id, version, file, dueOn: '2031-02-01' })),
    expect: onlyPublishers,
  },
  remindReceipts: {
    at: made((id) => ({ selection: { kind: 'rows', ids: [id] } })),
    expect: onlyPublishers,
    found: (body) => (body as { done: number }).done === 1,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
