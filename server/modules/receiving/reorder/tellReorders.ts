import { counted } from '@contract/core/counted';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import type { Services } from '../../../engine/acciones/context';
import { recordEvent } from '../../../engine/events/recordEvent';
import { notify } from '../../../engine/notifications/notify';
import { worksToday } from '../../../engine/people/worksToday';
import { rolesWith } from '../../../engine/scope/rolesWith';
import { planReorders } from './planReorders';

/** The accounts of a site that order goods for it. */
async function buyersAt(db: Db, siteId: number): Promise<number[]> {
  const roles = (await rolesWith(db, 'ORDERS.create')).map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.siteId, siteId),
        eq(account.active, true),
        anyOf(account.roleId, roles),
        worksToday,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Reckons all proposals anew, and tells each site once of the products that fell to their minimum since. */
export async function tellReorders(db: Db, services: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await planReorders(tx);
    if (changed.length === 0) return;
    const emit: Parameters<typeof notify>[0]['emit'] = (tags, audience) =>
      recordEvent(tx, tags, audience);
    const sites = [...new Set(changed.map(({ siteId }) => siteId))];
    await emit([{ type: 'ReorderRule', id: 'LIST' }], {
      ...{ kind: 'sites', ids: sites, permission: 'ORDERS.create' },
    });
    for (const siteId of sites) {
      const fallen = changed.filter((one) => one.siteId === siteId && one.crossed).length;
      if (fallen === 0) continue;
      await notify({ db: tx, services, emit }, await buyersAt(tx, siteId), {
        type: 'receiving.reorder',
        title: `${counted(fallen, 'producto llegó', 'productos llegaron')} a su mínimo`,
        body: 'Mirá cuánto conviene pedir.',
        link: `/receiving/reorder?filtro=toOrder:is:true&filtro=siteId:is:${siteId}`,
      });
    }
  });
}
