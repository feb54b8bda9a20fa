import { randomUUID } from 'node:crypto';
import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { storedFile } from '../../../server/db/schema/files';
import {
  envelope,
  envelopeFile,
  envelopePaper,
  signature,
  signingPaper,
} from '../../../server/db/schema/signing';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Fields, Somebody } from './aim';
import { byScope } from './byScope';

const version = 999_999;
const hash = '1'.repeat(64);

/** A paper that they have to sign, sent for the occasion. */
async function made(db: Db, { personId, accountId: authorId }: Somebody): Promise<number> {
  await db
    .insert(storedFile)
    .values({ hash, mime: 'application/pdf', size: 1 })
    .onConflictDoNothing();
  const [sent] = await db
    .insert(envelope)
    .values({
      title: 'De prueba',
      state: 'sent',
      way: 'each',
      dueOn: '2099-01-01',
      authorId,
      sentAt: clock.now(),
    })
    .returning();
  const [paper] = await db
    .insert(signingPaper)
    .values({
      code: randomUUID(),
      kind: 'document',
      title: 'De prueba',
      originalHash: hash,
      preparedHash: hash,
      currentHash: hash,
    })
    .returning();
  const held = { envelopeId: sent?.id ?? 0, position: 0 };
  await db.insert(envelopeFile).values({ ...held, name: 'papel.pdf', fileHash: hash });
  await db.insert(envelopePaper).values({ ...held, paperId: paper?.id ?? 0 });
  const [row] = await db
    .insert(signature)
    .values({ paperId: paper?.id ?? 0, personId })
    .returning();
  return row?.id ?? 0;
}

const asked =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, theirs) =>
    input(await made(db, theirs));

/** Only senders pass; to everybody else it is refused before anybody is named. */
const onlySenders: Aim['expect'] = (asking, theirs, accion) =>
  byScope(asking, { ...theirs, relation: 'otherSite' }, accion) === 'reached'
    ? 'reached'
    : 'refused';

export const signedAims = {
  getSignature: { at: asked((id) => ({ id })) },
  openSignature: { at: asked((id) => ({ id })) },
  signDocument: {
    at: asked((id) => ({ id, version, outcome: 'signed', clave: 'anden2026' })),
  },
  remindSignatures: {
    at: asked((id) => ({ selection: { kind: 'rows', ids: [id] } })),
    expect: onlySenders,
    found: (body) => (body as { done: number }).done === 1,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
