import { createHash } from 'node:crypto';
import type { OutputOf } from '@contract/core/accion';
import type { getVisitOrder } from '@contract/visits/visitOrderAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { visit, visitOrder } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { withinReach } from '../../engine/scope/withinReach';
import { inTurn, type StoredVisit } from './visitQueries';

type Order = OutputOf<typeof getVisitOrder>;

export interface OrderedDay {
  personId: number;
  day: string;
}

/** A visit that goes to another day or person loses its place in the order that it had. */
export const outOfTurn = { stop: null, pinned: false } as const;

/** Visits that are still to be made. */
export const isToBeMade = sql`${visit.state} in ('draft', 'planned', 'arrived')`;

export const ofDay = ({ personId, day }: OrderedDay): SQL =>
  and(eq(visit.personId, personId), eq(visit.day, day)) ?? sql`false`;

/** Names the visits that somebody looked at, in the order in which they stood. */
export const markOf = (visits: readonly Pick<StoredVisit, 'id' | 'version' | 'stop'>[]): string =>
  createHash('sha256')
    .update(visits.map(({ id, version, stop }) => `${id}.${version}.${stop}`).join(' '))
    .digest('base64url');

export const stopsOf = (db: Db, day: OrderedDay): Promise<StoredVisit[]> =>
  db
    .select()
    .from(visit)
    .where(and(ofDay(day), isToBeMade))
    .orderBy(...inTurn);

/** The person whose day it is, within reach of who asks, with the place where they set out. */
async function visitorOf({ db, viewer, reach }: Context, personId: number) {
  const [found] = await db
    .select({ person, site })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!found) throw notFound('Esa persona no existe o no está a tu alcance.');
  return found;
}

export async function presentOrder(context: Context, asked: OrderedDay): Promise<Order> {
  const { db } = context;
  const { person: who, site: from } = await visitorOf(context, asked.personId);
  const [stops, [order], over, figures] = await Promise.all([
    stopsOf(db, asked),
    db
      .select()
      .from(visitOrder)
      .where(and(eq(visitOrder.personId, asked.personId), eq(visitOrder.day, asked.day))),
    db.$count(visit, and(ofDay(asked), sql`${visit.state} in ('done', 'missed')`)),
    figuresAt(db, ['visits.speed'], asked.day, from.id),
  ]);
  const authors = await authorRefs(db, order?.accountId ? [order.accountId] : []);
  const { latitude, longitude, name } = from;
  return {
    day: asked.day,
    person: personRefOf(who),
    start: latitude === null || longitude === null ? null : { name, latitude, longitude },
    speed: figures['visits.speed'] ?? 30,
    byHand: order?.byHand ?? false,
    author: order?.accountId ? (authors.get(order.accountId) ?? null) : null,
    stops: stops.map((stop) => ({
      ...{ id: stop.id, number: stop.number, place: stop.place, address: stop.address },
      ...{ latitude: stop.latitude, longitude: stop.longitude, minutes: stop.minutes },
      ...{ fromTime: stop.fromTime, toTime: stop.toTime, state: stop.state, pinned: stop.pinned },
    })),
    over,
    mark: markOf(stops),
  };
}
