import { can } from '@contract/session/can';
import { and, asc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { person, site } from '../../../db/schema/organisation';
import { visit } from '../../../db/schema/visits';
import type { Context } from '../../../engine/acciones/context';
import { notFound } from '../../../engine/http/fault';
import { clock } from '../../../engine/time/clock';
import { closedDays } from '../../../engine/time/closedDays';
import { distanceCategory, kmRateAt } from '../../expenses';
import { punchesBetween, punchTurn } from '../../markings';
import { claimsOfDay, isWithdrawn } from './claimRows';
import { dayWay, type PlacedVisit, proposeWay } from './dayWay';
import { proposePunches } from './punchProposals';

const DAY = 24 * 3_600_000;

async function ownPlace({ db, viewer }: Pick<Context, 'db' | 'viewer'>) {
  const [row] = await db
    .select({ personId: person.id, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, viewer.personId ?? 0));
  if (!row) throw notFound('Tu cuenta no es de ninguna persona: no hace visitas.');
  return row;
}

function boundsOf(day: string, zone: string) {
  const midnight = DateTime.fromISO(day, { zone });
  return { from: midnight.toJSDate(), to: midnight.plus({ days: 1 }).toJSDate() };
}

interface OwnDay {
  personId: number;
  zone: string;
  day: string;
}

/** Finds the visits that were reached on the day by the clock of their person, and those of the day that still wait. */
function isOfDay({ personId, zone, day }: OwnDay): SQL | undefined {
  const { from, to } = boundsOf(day, zone);
  return and(
    eq(visit.personId, personId),
    or(
      and(gte(visit.arrivedAt, from), lt(visit.arrivedAt, to)),
      and(eq(visit.day, day), eq(visit.state, 'planned')),
    ),
  );
}

function visitsOf(db: Db, own: OwnDay): Promise<PlacedVisit[]> {
  const { id, number, place, state, arrival, arrivedAt, endedAt, latitude, longitude } = visit;
  return db
    .select({ id, number, place, state, arrival, arrivedAt, endedAt, latitude, longitude })
    .from(visit)
    .where(isOfDay(own))
    .orderBy(asc(id));
}

/** All that a day of one's own visits says: what was punched and asked for already, and what is left to propose. */
export async function walkedDay(context: Pick<Context, 'db' | 'viewer'>, day: string) {
  const { db, viewer } = context;
  const { personId, zone } = await ownPlace(context);
  const { from, to } = boundsOf(day, zone);
  const [visits, punches, claims, isClosed, kmRate, categoryId] = await Promise.all([
    visitsOf(db, { personId, zone, day }),
    punchesBetween(db, [personId], {
      from: new Date(from.getTime() - DAY),
      to: new Date(to.getTime() + DAY),
    }),
    claimsOfDay(db, { personId, day }),
    closedDays(db, [personId], { from: day, to: day }),
    kmRateAt(db, day),
    distanceCategory(db),
  ]);
  const asked = new Set(claims.map(({ kind }) => kind));
  const own = punches.filter(({ forgotten }) => !forgotten);
  const mayPunch = can(viewer.roles, 'MARKINGS.CREATE') && !isClosed(personId, day);
  const proposed = mayPunch
    ? proposePunches({ visits, punches: own, ends: to, now: clock.now() })
    : [];
  const standing = claims.flatMap((claim) =>
    claim.kind === 'way' && !isWithdrawn(claim)
      ? [{ visitId: claim.visitId, metres: claim.metres ?? 0 }]
      : [],
  );
  const mayAsk = can(viewer.roles, 'RENDITIONS') && kmRate !== null && categoryId !== null;
  const way = mayAsk ? proposeWay(dayWay(visits), standing) : null;
  return {
    ...{ day, personId, zone, visits, punches, claims },
    punchProposals: proposed.filter(({ kind }) => !asked.has(kind)),
    way: way && kmRate !== null && categoryId !== null ? { ...way, kmRate, categoryId } : null,
  };
}

/**
 * The same day, held until the end of the transaction: of two who ask for one fact at once, the second one looks at what the
 * first one did, and no arrival is undone meanwhile.
 */
export async function heldDay(context: Pick<Context, 'db' | 'viewer'>, day: string) {
  const { db } = context;
  const { personId, zone } = await ownPlace(context);
  await punchTurn(db, personId);
  await db
    .select({ id: visit.id })
    .from(visit)
    .where(isOfDay({ personId, zone, day }))
    .orderBy(asc(visit.id))
    .for('update');
  return walkedDay(context, day);
}

export type WalkedDay = Awaited<ReturnType<typeof walkedDay>>;
