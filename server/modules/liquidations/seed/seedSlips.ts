import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import { payRun, payRunPerson } from '../../../db/schema/payRuns';
import { receipt, receiptBatch } from '../../../db/schema/receipts';
import { account } from '../../../db/schema/session';
import { signature } from '../../../db/schema/signing';
import { ahead } from '../../../engine/jobs/ahead';
import { employerOf } from '../../../engine/settings/employer';
import { makePaper } from '../../../engine/signing/makePaper';
import type { Turn } from '../../../engine/signing/pdf/pdfWork';
import { sealFor, writeSignature } from '../../../engine/signing/sealSignature';
import type { SigningTools } from '../../../engine/signing/signingTools';
import { writePaper } from '../../../engine/signing/writePaper';
import { randomFrom } from '../../../seed/randomFrom';
import { drawPaySlip } from '../drawPaySlip';
import type { Run } from '../runRules';
import { slipOf } from '../slipOf';

const ORIGIN = 'http://localhost:4600';
/** Slips are drawn while the ones before are sealed, which another process does. */
const BEGUN = 4;
const here = { address: '127.0.0.1', device: 'Demostración' } as const;

type Stored = typeof payRunPerson.$inferSelect;

/** Slips are made with these tools, in turn with other work. */
export interface SlipTools extends SigningTools {
  turn: Turn;
}

/** How a month's signing went: the last one waits for everybody, the one before for a few, of whom one did not agree; no older one does. */
export interface Signing {
  signedBy: 'nobody' | 'most' | 'everybody';
  dissenter: number | null;
}

async function newBatch(db: Db, run: Run, published: DateTime) {
  const { period, kind, number, title, authorId: accountId } = run;
  const at = published.toJSDate();
  const dueOn = published.endOf('month').toFormat('yyyy-MM-dd');
  const values = { period, kind, number, title, dueOn, state: 'published', accountId } as const;
  const [batch] = await db
    .insert(receiptBatch)
    .values({ ...values, createdAt: at, publishedAt: at })
    .returning();
  if (!batch) throw new Error('a batch was not stored');
  return batch;
}

/** Their signature, some days after they had the slip; of most, one in ten did not come to it yet. */
async function sign(
  tools: SlipTools,
  {
    paper,
    own,
  }: Pick<Awaited<ReturnType<typeof writePaper>>, 'paper'> & { own: typeof signature.$inferSelect },
  published: DateTime,
  { signedBy, dissents }: { signedBy: Signing['signedBy']; dissents: boolean },
): Promise<void> {
  const { db, turn } = tools;
  const random = randomFrom(own.id * 10 + 1);
  if (signedBy === 'most' && !dissents && random.next() < 0.1) return;
  const at = published.plus({ days: random.int(0, 9), minutes: random.int(0, 500) }).toJSDate();
  const [opened] = await db
    .update(signature)
    .set({ openedAt: at, state: 'opened' })
    .where(eq(signature.id, own.id))
    .returning();
  const signed = { paper, own: opened ?? own };
  const said = {
    outcome: dissents ? 'dissented' : 'signed',
    reason: dissents ? 'Faltan las horas extra del feriado.' : '',
    at,
    ...here,
  } as const;
  await writeSignature(db, signed, said, await sealFor(tools, signed, said, turn));
}

/** The author of the run gave its slips out. */
async function issuerOf(db: Db, { authorId }: Run) {
  const [author] = await db
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.id, authorId));
  return {
    name: author ? `${author.firstName} ${author.lastName}` : 'Sueldos',
    address: here.address,
  };
}

/** Everybody of a run gets their slip, sealed as a run that is published does it. */
export async function seedSlips(
  tools: SlipTools,
  run: Run,
  { signedBy, dissenter }: Signing,
): Promise<void> {
  const { db, turn } = tools;
  const published = DateTime.fromISO(run.payDay, { zone: 'utc' }).set({ hour: 13 });
  const batch = await newBatch(db, run, published);
  const employer = await employerOf(db);
  const issuer = await issuerOf(db, run);
  const stored: Stored[] = await db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id));
  const papers = ahead(stored, BEGUN, async (one) => {
    const bytes = await drawPaySlip(await slipOf(db, run, one, employer));
    const slip = {
      bytes,
      kind: 'receipt',
      title: batch.title,
      signers: [{ personId: one.personId }],
      issuer,
      origin: ORIGIN,
      at: published.toJSDate(),
    } as const;
    return makePaper(tools, slip, turn);
  });
  for await (const { thing: one, made } of papers) {
    const { paper, signatures } = await writePaper(db, made);
    const { period, kind, number, dueOn } = batch;
    const [given] = await db
      .insert(receipt)
      .values({
        ...{ personId: one.personId, batchId: batch.id, paperId: paper.id, netPay: one.net },
        ...{ period, kind, number, dueOn, publishedAt: published.toJSDate() },
      })
      .returning({ id: receipt.id });
    await db
      .update(payRunPerson)
      .set({ receiptId: given?.id ?? null })
      .where(eq(payRunPerson.id, one.id));
    const [own] = signatures;
    if (signedBy === 'nobody' || !own) continue;
    const dissents = one.personId === dissenter;
    await sign(tools, { paper, own }, published, { signedBy, dissents });
  }
  await db.update(payRun).set({ batchId: batch.id }).where(eq(payRun.id, run.id));
}
