import { getPresence } from '@contract/markings/boardAcciones';
import { and, asc, eq } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { byPerson } from '../../engine/people/byPerson';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { whoIsAway } from '../absences';
import { publishedShifts } from '../schedules';
import { awaitedShifts, isAwayWhole } from './awaitedShifts';
import { markingFigures } from './markingFigures';
import { HOUR, shiftDaysAround } from './markingRules';
import { byPresence, presenceOf } from './presenceRules';
import { punchesBetween } from './punchFacts';
import { dateIn } from './wallClock';

/** The sites of whom the asker reaches. */
const sitesOf = ({ db, viewer, reach }: Context) =>
  db
    .selectDistinct({ id: site.id, name: site.name, zone: site.zone })
    .from(site)
    .innerJoin(person, eq(person.siteId, site.id))
    .where(withinReach(reach, viewer, person.id))
    .orderBy(asc(site.name));

const peopleOf = ({ db, viewer, reach }: Context, siteId: number) =>
  db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      position: person.position,
      photoHash: person.photoHash,
      siteId: person.siteId,
      areaName: area.name,
    })
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .where(and(eq(person.siteId, siteId), withinReach(reach, viewer, person.id)))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));

export const getPresenceHandler = implement(getPresence, async ({ siteId }, context) => {
  const { db, viewer } = context;
  const now = clock.now();
  const sites = await sitesOf(context);
  const wanted = siteId ?? viewer.siteId;
  const own =
    sites.find(({ id }) => id === wanted) ?? (siteId === undefined ? sites[0] : undefined);
  if (!own) throw notFound('Esa sede no existe o no está a tu alcance.');
  const dateOf = dateIn(own.zone);
  const today = dateOf(now);
  const people = await peopleOf(context, own.id);
  const ids = people.map(({ id }) => id);
  const [punches, shifts, figures, absences] = await Promise.all([
    punchesBetween(db, ids, { from: new Date(now.getTime() - 60 * HOUR), to: now }),
    publishedShifts(db, ids, shiftDaysAround(today)),
    markingFigures(db, today, own.id),
    whoIsAway(context, eq(person.siteId, own.id), { from: today, to: today }),
  ]);
  const punchesOf = byPerson(punches);
  const shiftsOf = byPerson(shifts);
  const leaveOf = byPerson(absences.filter(({ state }) => state === 'firm'));
  const standing = people.flatMap(({ firstName, lastName, photoHash, ...who }) => {
    const leave = leaveOf.get(who.id) ?? [];
    const mine = awaitedShifts(shiftsOf.get(who.id) ?? [], leave);
    const found = presenceOf({
      punches: punchesOf.get(who.id) ?? [],
      shifts: mine,
      figures,
      now,
      today,
      dateOf,
      away: isAwayWhole(leave, today),
    });
    if (!found) return [];
    return [
      {
        ...who,
        name: personName({ firstName, lastName }),
        imageUrl: photoUrl({ id: who.id, photoHash }),
        presence: found.presence,
        at: found.at?.toISOString() ?? null,
        shiftName: mine.find(({ id }) => id === found.shiftId)?.name ?? null,
      },
    ];
  });
  return {
    serverTime: now.toISOString(),
    siteId: own.id,
    sites,
    people: standing.sort(byPresence),
  };
});
