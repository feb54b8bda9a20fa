import { listPickers } from '@contract/orders/pickingAcciones';
import { eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personRefOf } from '../../engine/people/personRefOf';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinSites } from '../../engine/scope/withinSites';
import { findPickers } from './pickerQueries';

export const listPickersHandler = implement(listPickers, async ({ siteId }, context) => {
  const { db, reach, viewer } = context;
  if (siteId !== null && !(await reachesSite(context, siteId))) throw notFound();
  const here = siteId === null ? withinSites(reach, viewer, sql`${person.siteId}`) : undefined;
  const rows = await findPickers(db, here ?? eq(person.siteId, siteId ?? 0));
  return {
    rows: rows.map(({ person: who, siteName, ordersInHand }) => ({
      personId: who.id,
      siteName,
      ordersInHand,
      person: personRefOf(who),
    })),
  };
});
