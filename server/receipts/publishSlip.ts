import { eq } from 'drizzle-orm';
import type { Context } from '../acciones/context';
import { publishedNotice, replacedNotice } from '../acciones/receipts/receiptNotices';
import { person, site } from '../db/schema/organisation';
import { receipt } from '../db/schema/receipts';
import { notify } from '../notifications/notify';
import { accountsOf } from '../people/accountsOf';
import { preparePaper } from '../signing/preparePaper';
import { tellReceipts } from './tellReceipts';

type NewReceipt = Omit<typeof receipt.$inferInsert, 'paperId' | 'id'>;

interface Slip extends NewReceipt {
  title: string;
  bytes: Uint8Array;
  origin: string;
}

/** One slip, ready to be signed by its person and by nobody else, who hears of it. */
export async function publishSlip(context: Context, slip: Slip): Promise<number> {
  const { db, audit } = context;
  const { title, bytes, origin, ...values } = slip;
  const [where] = await db
    .select({ zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, values.personId));
  const { paper } = await preparePaper(context, {
    bytes,
    kind: 'receipt',
    title,
    signers: [{ personId: values.personId }],
    origin,
    zone: where?.zone,
  });
  const [row] = await db
    .insert(receipt)
    .values({ ...values, paperId: paper.id })
    .returning();
  if (!row) throw new Error('a receipt was not stored');
  await audit({ entity: 'receipt', entityId: row.id, after: row });
  await tellReceipts(context, [row.personId]);
  const notice = { id: row.id, title, dueOn: row.dueOn };
  const said = row.replacesId === null ? publishedNotice(notice) : replacedNotice(notice);
  await notify(context, await accountsOf(db, [row.personId]), said);
  return row.id;
}
