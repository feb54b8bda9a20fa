import type { InputOf, OutputOf } from '@contract/core/accion';
import { listPunchDay } from '@contract/markings/boardAcciones';
import { type DayFlag, dayFlags } from '@contract/markings/punch';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import { area, person, site } from '../../db/schema/organisation';
import { plannedShift } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { viewerToday } from '../../engine/time/viewerToday';
import { bringsPunches, entersPunches } from './mayEnter';
import { personDays } from './personDays';
import { uneventfulDays } from './uneventfulDays';

const PAGE_SIZE = 50;
/** These flags happen to many on a good day: they are told, and need no look. */
const harmless: readonly DayFlag[] = ['offline', 'noShift'];

/** This finds people with a shift or a punch of the day. */
const peopleOf = (
  { db, viewer, reach }: Context,
  day: string,
  { siteId, areaId }: InputOf<typeof listPunchDay>,
) =>
  db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      position: person.position,
      photoHash: person.photoHash,
      siteId: person.siteId,
      siteName: site.name,
      zone: site.zone,
      areaName: area.name,
    })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId))
    .where(
      and(
        withinReach(reach, viewer, person.id),
        siteId === undefined ? undefined : eq(person.siteId, siteId),
        areaId === undefined ? undefined : eq(person.areaId, areaId),
        or(
          sql`${person.id} in (select ${plannedShift.personId} from ${plannedShift}
            where ${plannedShift.day} = ${day} and ${plannedShift.publishedAt} is not null)`,
          sql`${person.id} in (select ${punch.personId} from ${punch}
            where ${punch.day} = ${day} and ${punch.counts} in ('counted', 'waiting'))`,
        ),
      ),
    )
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));

type Someone = Awaited<ReturnType<typeof peopleOf>>[number];

interface Listed {
  who: Someone;
  grave: number;
  /** Null: nothing is to be looked into, and it is read once it is shown. */
  on: OutputOf<typeof listPunchDay>['rows'][number]['on'] | null;
}

const gravity = (flags: readonly DayFlag[]) => {
  const [worst] = flags.filter((flag) => !harmless.includes(flag));
  return worst ? dayFlags.indexOf(worst) : dayFlags.length;
};

/** All who have to do with a day, the gravest first; the rules read only those days that may have something. */
async function inOrder(db: Context['db'], people: readonly Someone[], day: string) {
  const uneventful = await uneventfulDays(db, people, day);
  const doubtful = people.filter(({ id }) => !uneventful.has(id));
  const days = await personDays(db, doubtful, { from: day, to: day });
  const rows = people.flatMap((who): Listed[] => {
    if (uneventful.has(who.id)) return [{ who, grave: dayFlags.length, on: null }];
    const [on] = days.get(who.id) ?? [];
    return on ? [{ who, grave: gravity(on.flags), on }] : [];
  });
  return rows.sort((a, b) => a.grave - b.grave);
}

export const listPunchDayHandler = implement(listPunchDay, async (asked, context) => {
  const { db } = context;
  const today = await viewerToday(context, asked.siteId);
  const day = asked.day ?? today;
  const people = await peopleOf(context, day, asked);
  const all = await inOrder(db, people, day);
  const from = (asked.page - 1) * PAGE_SIZE;
  const page = all.slice(from, from + PAGE_SIZE);
  const unread = page.flatMap(({ who, on }) => (on ? [] : [who]));
  const read = await personDays(db, unread, { from: day, to: day });
  return {
    day,
    today,
    rows: page.flatMap(({ who, on: known }) => {
      const { firstName, lastName, photoHash, siteId: _site, ...shown } = who;
      const on = known ?? read.get(who.id)?.[0];
      const name = personName({ firstName, lastName });
      return on ? [{ ...shown, name, imageUrl: photoUrl({ id: who.id, photoHash }), on }] : [];
    }),
    total: all.length,
    pageSize: PAGE_SIZE,
    enters: entersPunches(context),
    brings: bringsPunches(context),
    outside: all.filter(({ on }) => on?.flags.includes('outside')).length,
    toLookAt: all.filter(({ grave }) => grave < dayFlags.length).length,
  };
});
