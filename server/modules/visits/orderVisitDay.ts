import {
  dropVisitOrder,
  getVisitOrder,
  listVisitPeople,
  orderVisitDay,
} from '@contract/visits/visitOrderAcciones';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { visit, visitOrder } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { personRefOf } from '../../engine/people/personRefOf';
import { isToBeMade, markOf, type OrderedDay, ofDay, presentOrder, stopsOf } from './visitOrder';
import { visibleVisits } from './visitScope';

const CHANGED = 'Las visitas de ese día cambiaron desde que las miraste: mirá de nuevo el orden.';

export const getVisitOrderHandler = implement(getVisitOrder, (asked, context) =>
  presentOrder(context, asked),
);

export const listVisitPeopleHandler = implement(listVisitPeople, async ({ day }, context) => {
  const { db, viewer, reach } = context;
  const rows = await db
    .select({ person, visits: count() })
    .from(visit)
    .innerJoin(person, eq(person.id, visit.personId))
    .where(and(eq(visit.day, day), isToBeMade, visibleVisits(reach, viewer)))
    .groupBy(person.id)
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
  return { rows: rows.map(({ person: who, visits }) => ({ person: personRefOf(who), visits })) };
});

/** The visits of the day, held while their order changes; two who order the same day take turns. */
async function holdDay(context: Context, asked: OrderedDay, mark: string) {
  const { db } = context;
  // A person who may not look at it is told so, before anything else of it.
  await presentOrder(context, asked);
  await db.execute(sql`select from person where id = ${asked.personId} for update`);
  await db.select({ id: visit.id }).from(visit).where(ofDay(asked)).orderBy(visit.id).for('update');
  const stops = await stopsOf(db, asked);
  if (markOf(stops) !== mark) throw conflict(CHANGED);
  return stops;
}

export const orderVisitDayHandler = implement(
  orderVisitDay,
  async ({ mark, how, stops: wanted, ...asked }, context) => {
    const { db, viewer, audit } = context;
    const stops = await holdDay(context, asked, mark);
    const ids = new Set(wanted.map(({ id }) => id));
    if (ids.size !== stops.length || stops.some(({ id }) => !ids.has(id))) throw conflict(CHANGED);
    const before = await presentOrder(context, asked);
    if (how === 'product' && before.byHand) {
      throw conflict(
        `Ese orden lo hizo a mano ${before.author?.name ?? 'otra persona'}: soltalo si querés otro.`,
      );
    }
    await db.execute(sql`
      update visit v set stop = o.place, pinned = o.pinned
      from jsonb_to_recordset(${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::jsonb)
        as o (id int, pinned boolean, place int)
      where v.id = o.id`);
    const made = { byHand: how === 'hand', accountId: viewer.accountId };
    await db
      .insert(visitOrder)
      .values({ ...asked, ...made })
      .onConflictDoUpdate({
        target: [visitOrder.personId, visitOrder.day],
        set: { ...made, madeAt: sql`anden_now()` },
      });
    await audit({
      ...{ entity: 'visitDay', entityId: asked.day },
      after: { personId: asked.personId, byHand: made.byHand, visits: wanted.length },
    });
    await tellOrder(context, asked);
    return presentOrder(context, asked);
  },
);

export const dropVisitOrderHandler = implement(
  dropVisitOrder,
  async ({ mark, ...asked }, context) => {
    const { db, audit } = context;
    await holdDay(context, asked, mark);
    await db
      .update(visit)
      .set({ stop: null, pinned: false })
      .where(and(ofDay(asked), isToBeMade));
    await db
      .delete(visitOrder)
      .where(and(eq(visitOrder.personId, asked.personId), eq(visitOrder.day, asked.day)));
    await audit({
      ...{ entity: 'visitDay', entityId: asked.day },
      after: { personId: asked.personId, visits: 0 },
    });
    await tellOrder(context, asked);
    return presentOrder(context, asked);
  },
);

/** Screens of that day look again; who makes the visits hears of it, where they know of them already. */
async function tellOrder(context: Context, { personId, day }: OrderedDay): Promise<void> {
  const { db, emit, viewer } = context;
  const [known] = await db
    .select({ siteId: visit.siteId })
    .from(visit)
    .where(and(ofDay({ personId, day }), sql`${visit.state} in ('planned', 'arrived')`))
    .limit(1);
  const accounts = known ? await accountsOf(db, [personId]) : [];
  const [home] = await db
    .select({ siteId: person.siteId })
    .from(person)
    .where(eq(person.id, personId));
  await emit([{ type: 'Visit', id: 'LIST' }], {
    ...{ kind: 'sites', ids: [home?.siteId ?? 0], permission: 'VISITS.plan', accounts },
  });
  if (accounts.length === 0 || personId === viewer.personId) return;
  await notify(context, accounts, {
    type: 'visits.changed',
    title: `Cambió el orden de tus visitas del ${day.split('-').reverse().join('/')}`,
    body: 'Mirá con cuál empezás.',
    link: `/visits/day?dia=${day}`,
  });
}
