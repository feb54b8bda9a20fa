import type { InputOf } from '@contract/core/accion';
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

const PAGE_SIZE = 50;
/** What happens to many on a good day is told, and is nothing to look into. */
const harmless: readonly DayFlag[] = ['offline', 'noShift'];

/** Who has to do with a day: a shift or a punch of it. */
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

const gravity = (flags: readonly DayFlag[]) => {
  const [worst] = flags.filter((flag) => !harmless.includes(flag));
  return worst ? dayFlags.indexOf(worst) : dayFlags.length;
};

export const listPunchDayHandler = implement(listPunchDay, async (asked, context) => {
  const { db } = context;
  const today = await viewerToday(context, asked.siteId);
  const day = asked.day ?? today;
  const people = await peopleOf(context, day, asked);
  const days = await personDays(db, people, { from: day, to: day });
  const rows = people.flatMap(({ firstName, lastName, photoHash, siteId: _site, ...who }) => {
    const [on] = days.get(who.id) ?? [];
    const name = personName({ firstName, lastName });
    return on ? [{ ...who, name, imageUrl: photoUrl({ id: who.id, photoHash }), on }] : [];
  });
  const inOrder = rows
    .map((row) => ({ row, grave: gravity(row.on.flags) }))
    .sort((a, b) => a.grave - b.grave);
  const from = (asked.page - 1) * PAGE_SIZE;
  return {
    day,
    today,
    rows: inOrder.slice(from, from + PAGE_SIZE).map(({ row }) => row),
    total: rows.length,
    pageSize: PAGE_SIZE,
    enters: entersPunches(context),
    brings: bringsPunches(context),
    outside: rows.filter(({ on }) => on.flags.includes('outside')).length,
    toLookAt: inOrder.filter(({ grave }) => grave < dayFlags.length).length,
  };
});
