import { remindDocuments } from '@contract/documents/remindDocuments';
import { eq, sql } from 'drizzle-orm';
import type { BulkAction } from '../../bulk/bulkAction';
import { implementBulk } from '../../bulk/implementBulk';
import { documentRequestItem } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import { conflict } from '../../http/fault';
import { notify } from '../../notifications/notify';
import type { Context } from '../context';
import { accountsOf } from './accountsOf';
import { askedDocumentsList } from './askedDocumentQueries';
import { askedLabels } from './askedLabels';
import { reminderNotice } from './askedNotices';
import { lockAsked } from './lockAsked';
import { onlyKeepers } from './onlyKeepers';
import { tellDocument } from './tellDocument';

async function remindedToday({ db }: Context, id: number): Promise<boolean> {
  const day = (instant: unknown) => sql`(${instant} at time zone ${site.zone})::date`;
  const [row] = await db
    .select({
      today: sql<boolean>`coalesce(${day(documentRequestItem.remindedAt)} = ${day(sql`now()`)}, false)`,
    })
    .from(documentRequestItem)
    .innerJoin(person, eq(person.id, documentRequestItem.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(documentRequestItem.id, id));
  return row?.today ?? false;
}

export const remindDocumentsBulk: BulkAction<typeof remindDocuments> = {
  accion: remindDocuments,
  list: askedDocumentsList,
  title: (rows) => `Recordar ${rows} documentos que faltan`,
  prepare: onlyKeepers,
  labels: askedLabels,
  each: async (context, id) => {
    const { db, audit } = context;
    const { row, shown } = await lockAsked(context, { id });
    if (row.state !== 'requested' && row.state !== 'rejected') {
      throw conflict('No falta que lo entregue.');
    }
    if (await remindedToday(context, id)) throw conflict('Ya se le recordó hoy.');
    const remindedAt = new Date();
    // No new version: whoever is just delivering it must not be told that somebody changed it.
    await db.update(documentRequestItem).set({ remindedAt }).where(eq(documentRequestItem.id, id));
    await audit({ entity: 'documentRequestItem', entityId: id, after: { remindedAt } });
    await tellDocument(context, row.personId);
    await notify(context, await accountsOf(db, [row.personId]), reminderNotice(shown));
  },
};

export const remindDocumentsHandler = implementBulk(remindDocumentsBulk);
