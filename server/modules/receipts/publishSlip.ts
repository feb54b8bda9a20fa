import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { receipt } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { endSignatures } from '../../engine/signing/endSignatures';
import { type MadePaper, makePaper } from '../../engine/signing/makePaper';
import type { Turn } from '../../engine/signing/pdf/pdfWork';
import { writePaper } from '../../engine/signing/writePaper';
import { textReader, Unread } from '../../engine/texts/textReader';
import type { Workshop } from '../../engine/workshop/openWorkshop';
import { netPayIn } from './netPayIn';
import { publishedNotice, replacedNotice, reversedNotice } from './receiptNotices';
import { receiptsStore } from './receiptsStore';

type NewReceipt = Omit<typeof receipt.$inferInsert, 'paperId' | 'id' | 'netPay'>;

interface MadeSlip extends MadePaper {
  netPay: string | null;
}

interface Slip {
  personId: number;
  title: string;
  bytes: Uint8Array;
  origin: string;
  /** Known where it was reckoned here; else it is read from the slip. */
  netPay?: string;
}

/** A slip with the employer's seal, by who publishes it, and the place for its person's; nobody has it yet. */
export async function makeSlip(
  { db, services, viewer, address }: Pick<Context, 'db' | 'services' | 'viewer' | 'address'>,
  { personId, title, bytes, origin, netPay: known }: Slip,
  turn: Turn,
): Promise<MadeSlip> {
  const [where] = await db
    .select({ zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  const paper = {
    bytes,
    kind: 'receipt',
    title,
    signers: [{ personId }],
    issuer: { name: viewer.displayName, address },
    origin,
    zone: where?.zone,
  } as const;
  const [made, netPay] = await Promise.all([
    makePaper({ db, services }, paper, turn),
    known ?? readNetPay(services.workshop, bytes, turn),
  ]);
  return { ...made, netPay };
}

/** This reads the net for people who look at it on a phone; a slip that cannot be read is a slip all the same. */
async function readNetPay(workshop: Workshop, bytes: Uint8Array, turn: Turn) {
  const pages: string[] = [];
  await textReader(workshop, turn)
    .pages(bytes, async (texts) => void pages.push(...texts))
    .catch((error: unknown) => {
      if (!(error instanceof Unread)) throw error;
    });
  return netPayIn(pages.join('\n'));
}

/** Neither what is taken back nor what takes it back is waited for; what was signed stays as it was said. */
async function endReversed(db: Db, reversedId: number, paperId: number): Promise<void> {
  const [reversed] = await db
    .select({ paperId: receipt.paperId })
    .from(receipt)
    .where(eq(receipt.id, reversedId));
  if (!reversed) throw new Error('a slip takes back one that is there');
  await endSignatures(db, [reversed.paperId, paperId], 'cancelled');
}

/** This publishes a slip, to be signed by its person alone, who hears of it. */
export async function publishSlip(
  context: Context,
  made: MadeSlip,
  values: NewReceipt,
): Promise<number> {
  const { db } = context;
  const { title } = made;
  const { paper } = await writePaper(db, made);
  const row = await receiptsStore.create(
    context,
    { ...values, netPay: made.netPay, paperId: paper.id },
    {},
  );
  if (row.reversesId !== null) await endReversed(db, row.reversesId, paper.id);
  const notice = { id: row.id, title, dueOn: row.dueOn };
  const said =
    row.reversesId !== null
      ? reversedNotice(notice)
      : row.replacesId === null
        ? publishedNotice(notice)
        : replacedNotice(notice);
  await notify(context, await accountsOf(db, [row.personId]), said);
  return row.id;
}
