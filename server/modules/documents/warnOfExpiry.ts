import type { Roles } from '@contract/core/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { document, documentType } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Services } from '../../engine/acciones/context';
import { recordEvent } from '../../engine/events/recordEvent';
import type { Notice } from '../../engine/notifications/notice';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { keepsDocuments } from './documentScope';

/** Papers of who works here whose time came, each day of expiry once, oldest first. */
async function dueNow(db: Db) {
  const today = sql`(anden_now() at time zone ${site.zone})::date`;
  return db
    .select({
      id: document.id,
      personId: document.personId,
      title: document.title,
      typeName: documentType.name,
      visibility: documentType.visibility,
      expiresOn: sql<string>`${document.expiresOn}::text`,
      past: sql<boolean>`${document.expiresOn} < ${today}`,
    })
    .from(document)
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .innerJoin(person, eq(person.id, document.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(
      and(
        sql`${document.removedAt} is null and ${document.expiresOn} is not null`,
        sql`${document.expiresOn} <= ${today} + ${documentType.warnDays}`,
        sql`${document.warnedOf} is distinct from ${document.expiresOn}`,
        worksToday,
      ),
    )
    .orderBy(document.expiresOn, document.id)
    .limit(1000);
}

async function keepers(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'DOCUMENTS');
  const keep = roles.filter(({ flags, scope }) =>
    keepsDocuments({ roles: flags as Roles, roleScope: scope }),
  );
  const ids = keep.map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(anyOf(account.roleId, ids), eq(account.active, true)));
  return rows.map(({ id }) => id);
}

/** People who have to renew a paper hear of it, and keepers of the files how many there are: each once. */
export async function warnOfExpiry(db: Db, services: Services): Promise<void> {
  const due = await dueNow(db);
  if (due.length === 0) return;
  await db
    .update(document)
    .set({ warnedOf: sql`${document.expiresOn}` })
    .where(
      anyOf(
        document.id,
        due.map(({ id }) => id),
      ),
    );
  const emit: Parameters<typeof notify>[0]['emit'] = (tags, audience) =>
    recordEvent(db, tags, audience);
  const shown = due.filter(({ visibility }) => visibility !== 'keepers');
  for (const paper of shown) {
    await notify(
      { db, services, emit },
      await accountsOf(db, [paper.personId]),
      expiryNotice(paper),
    );
  }
  await notify({ db, services, emit }, await keepers(db), keepersNotice(due.length));
}

interface Expiring {
  id: number;
  typeName: string;
  title: string;
  expiresOn: string;
  past: boolean;
}

/** For whose paper it is. */
function expiryNotice({ id, typeName, title, expiresOn, past }: Expiring): Notice {
  const day = DateTime.fromISO(expiresOn).toFormat('dd/MM/yyyy');
  return {
    type: 'documents.expiring',
    title: past ? `${typeName}: venció el ${day}` : `${typeName}: vence el ${day}`,
    body: title,
    link: `/documents/${id}`,
  };
}

/** For who keeps the files: how many, and where to find them. */
const keepersNotice = (count: number): Notice => ({
  type: 'documents.expiring',
  title:
    count === 1
      ? 'Hay un documento vencido o por vencer'
      : `Hay ${count} documentos vencidos o por vencer`,
  body: 'Mirá de quiénes son y pediles el nuevo.',
  link: '/documents?orden=expiresOn&filtro=validity:in:expiring,expired',
});
