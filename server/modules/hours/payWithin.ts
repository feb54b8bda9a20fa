import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinReach } from '../../engine/scope/withinReach';
import { type HoursForPay, hoursForPay } from './hoursForPay';
import { requireOthers } from './payMappings';

/** The month of a site for those of its people whom the viewer reaches; a site without any of them is none. */
export async function payWithin(
  context: Pick<Context, 'db' | 'viewer' | 'reach'>,
  at: { siteId: number; month: string },
): Promise<HoursForPay> {
  const { db, viewer, reach } = context;
  requireOthers(viewer);
  const pay = await hoursForPay(db, at, withinReach(reach, viewer, person.id));
  if (!pay || (pay.people.length === 0 && !(await reachesSite(context, at.siteId)))) {
    throw notFound('Esa sede no existe o no está a tu alcance.');
  }
  return pay;
}
