import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { document, documentType, documentVersion } from '../../../db/schema/documents';
import { account } from '../../../db/schema/session';
import { envelope, envelopeFile, envelopePaper, envelopeSigner } from '../../../db/schema/signing';
import { storePdf } from '../../../engine/files/storePdf';
import { makePaper } from '../../../engine/signing/makePaper';
import { sealFor, writeSignature } from '../../../engine/signing/sealSignature';
import type { SigningTools } from '../../../engine/signing/signingTools';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { writePaper } from '../../../engine/signing/writePaper';
import { clock } from '../../../engine/time/clock';
import { addDays } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { demoPaper } from '../../../seed/demoPaper';
import { demoEnvelopes } from './demoEnvelopes';

type Sent = (typeof demoEnvelopes)[number];
type People = Map<string | null, { accountId: number; personId: number | null }>;

const daysAgo = (days: number) => new Date(clock.ms() - days * 86_400_000);

/** This makes a paper with the seals of those who signed it so far, through the same door as anybody's. */
async function sendPaper(
  tools: SigningTools,
  { title, signed, sentDaysAgo }: Sent,
  envelopeId: number,
  { bytes, signers }: { bytes: Uint8Array; signers: [string, number][] },
) {
  const paperOf = {
    bytes,
    kind: 'document',
    title,
    origin: 'http://localhost:4600',
    at: daysAgo(sentDaysAgo),
    signers: signers.map(([, personId]) => ({ personId })),
  } as const;
  const made = await writePaper(tools.db, await makePaper(tools, paperOf, turnOfTask('demo')));
  await tools.db.insert(envelopePaper).values({ paperId: made.paper.id, envelopeId, position: 0 });
  let { paper } = made;
  for (const [user, personId] of signers) {
    const own = made.signatures.find((one) => one.personId === personId);
    if (!own || !(signed as readonly string[]).includes(user)) continue;
    const at = daysAgo(sentDaysAgo - 1);
    const said = {
      outcome: 'signed',
      reason: '',
      at,
      address: '192.168.0.21',
      device: '',
    } as const;
    const seal = await sealFor(tools, { paper, own }, said, turnOfTask('demo'));
    const after = await writeSignature(tools.db, { paper, own }, said, seal);
    paper = { ...paper, currentHash: after.sealedHash ?? paper.currentHash };
  }
}

async function sendOne(tools: SigningTools, people: People, sent: Sent): Promise<void> {
  const { db, services } = tools;
  const { title, way, file, message, sentDaysAgo, dueInDays, paragraphs } = sent;
  const today = todayIn();
  const sentAt = daysAgo(sentDaysAgo);
  const complete = sent.signed.length === sent.signers.length;
  const signers = sent.signers.map((user): [string, number] => [
    user,
    people.get(user)?.personId ?? 0,
  ]);
  const bytes = await demoPaper(title, [...paragraphs]);
  const fileHash = await storePdf(db, services.files, bytes);
  const authorId = people.get('rrhh')?.accountId ?? 0;
  const filed = { personId: signers[0]?.[1] ?? 0, fileHash, fileName: file, at: sentAt };
  const documentVersionId =
    'paper' in sent
      ? await filePaper(db, { ...filed, typeName: title.split(': ')[0] ?? '', title: sent.paper })
      : null;
  const [row] = await db
    .insert(envelope)
    .values({
      title,
      way,
      message,
      dueOn: addDays(today, dueInDays),
      state: complete ? 'completed' : 'sent',
      documentVersionId,
      authorId,
      createdAt: sentAt,
      sentAt,
      endedAt: complete ? daysAgo(sentDaysAgo - 1) : null,
    })
    .returning();
  const envelopeId = row?.id ?? 0;
  await db.insert(envelopeFile).values({ envelopeId, position: 0, name: file, fileHash });
  await db
    .insert(envelopeSigner)
    .values(signers.map(([, personId], position) => ({ envelopeId, personId, position })));
  for (const group of way === 'each' ? signers.map((one) => [one]) : [signers]) {
    await sendPaper(tools, sent, envelopeId, { bytes, signers: group });
  }
}

/** The demo's Recursos Humanos sent these to be signed. */
export async function seedEnvelopes(tools: SigningTools): Promise<void> {
  const rows = await tools.db
    .select({ username: account.username, accountId: account.id, personId: account.personId })
    .from(account)
    .where(eq(account.active, true));
  const people: People = new Map(rows.map(({ username, ...one }) => [username, one]));
  for (const sent of demoEnvelopes) await sendOne(tools, people, sent);
}

interface Filed {
  typeName: string;
  title: string;
  personId: number;
  fileHash: string;
  fileName: string;
  at: Date;
}

/** The paper in its person's file that an envelope has signed; its only version. */
async function filePaper(
  db: Db,
  { typeName, personId, title, fileHash, fileName, at }: Filed,
): Promise<number | null> {
  const [type] = await db.select().from(documentType).where(eq(documentType.name, typeName));
  const values = { personId, typeId: type?.id ?? 0, title, mime: 'application/pdf', changedAt: at };
  const [row] = await db.insert(document).values(values).returning();
  const [version] = await db
    .insert(documentVersion)
    .values({ documentId: row?.id ?? 0, number: 1, fileHash, fileName, createdAt: at })
    .returning();
  return version?.id ?? null;
}
