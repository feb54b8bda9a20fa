import { remindReceipts } from '@contract/receipts/remindReceipts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BulkAction } from '../../bulk/bulkAction';
import { implementBulk } from '../../bulk/implementBulk';
import { person, site } from '../../db/schema/organisation';
import { receipt } from '../../db/schema/receipts';
import { signature } from '../../db/schema/signing';
import { conflict } from '../../http/fault';
import { notify } from '../../notifications/notify';
import { personLabels } from '../../people/personLabels';
import { tellReceipts } from '../../receipts/tellReceipts';
import { withinReach } from '../../scope/withinReach';
import type { Context } from '../context';
import { accountsOf } from '../documents/accountsOf';
import { findReceipt } from './presentReceipt';
import { unsignedNotice } from './receiptNotices';
import { receiptsList } from './receiptQueries';
import { onlyPublishers } from './receiptScope';

async function remindedToday({ db }: Context, personId: number, at: Date | null) {
  if (at === null) return false;
  const day = (instant: unknown) => sql`(${instant}::timestamptz at time zone ${site.zone})::date`;
  const [row] = await db
    .select({ today: sql<boolean>`${day(at.toISOString())} = ${day(sql`now()`)}` })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  return row?.today ?? false;
}

async function labels({ db, viewer, reach }: Context, ids: readonly number[]) {
  const rows = await db
    .select({ id: receipt.id, personId: receipt.personId })
    .from(receipt)
    .where(and(inArray(receipt.id, [...ids]), withinReach(reach, viewer, receipt.personId)));
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(rows.map(({ id, personId }) => [id, people.get(personId) ?? `N.º ${id}`]));
}

export const remindReceiptsBulk: BulkAction<typeof remindReceipts> = {
  accion: remindReceipts,
  list: receiptsList,
  title: (rows) => `Recordar ${rows} recibos sin firmar`,
  prepare: onlyPublishers,
  labels,
  each: async (context, id) => {
    const { db, audit } = context;
    const slip = await findReceipt(context, id);
    if (slip.state !== 'pending' && slip.state !== 'opened') {
      throw conflict('No falta que lo firme.');
    }
    if (await remindedToday(context, slip.personId, slip.remindedAt)) {
      throw conflict('Ya se le recordó hoy.');
    }
    const remindedAt = new Date();
    // No new version: whoever is just signing it must not be told that somebody changed it.
    await db.update(signature).set({ remindedAt }).where(eq(signature.id, slip.signatureId));
    await audit({ entity: 'receipt', entityId: id, after: { remindedAt } });
    await tellReceipts(context, [slip.personId]);
    await notify(context, await accountsOf(db, [slip.personId]), unsignedNotice(slip));
  },
};

export const remindReceiptsHandler = implementBulk(remindReceiptsBulk);
