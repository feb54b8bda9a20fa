import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { organisation, person, site } from '../../db/schema/organisation';
import { referral, referralInterview, referralOpening } from '../../db/schema/referrals';
import type { CalendarPart } from '../../engine/calendar/calendarPart';
import { icalendar } from '../../engine/calendar/icalendar';
import { personRefOf } from '../../engine/people/personRefOf';
import { clock } from '../../engine/time/clock';

const startsAt =
  sql<Date>`((${referralInterview.day} + ${referralInterview.time}) at time zone ${site.zone})`.mapWith(
    (value: string) => new Date(value),
  );

const select = (db: Db) =>
  db
    .select({
      interview: referralInterview,
      position: referralOpening.position,
      startsAt,
      person: {
        ...{ id: person.id, firstName: person.firstName, lastName: person.lastName },
        ...{ position: person.position, photoHash: person.photoHash },
      },
    })
    .from(referralInterview)
    .innerJoin(referral, eq(referral.id, referralInterview.referralId))
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .innerJoin(person, eq(person.id, referralInterview.personId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof select>>[number];

const ordered = (db: Db, referralId: number) =>
  select(db)
    .where(eq(referralInterview.referralId, referralId))
    .orderBy(asc(referralInterview.day), asc(referralInterview.time), asc(referralInterview.id));

export const interviewsOf = async (db: Db, referralId: number) =>
  (await ordered(db, referralId)).map(({ interview, person: who }) => {
    const { id, version, day, time, minutes, place } = interview;
    return { id, version, day, time, minutes, place, interviewer: personRefOf(who) };
  });

const eventOf = ({ interview, position, startsAt: from }: Found) => ({
  uid: `entrevista-${interview.id}`,
  summary: `Entrevista: ${position} (${interview.place})`,
  startsAt: from,
  endsAt: new Date(from.getTime() + interview.minutes * 60_000),
});

/** The interviews of a candidate as they read them, each with a file for their calendar. */
export async function candidateInterviews(db: Db, referralId: number) {
  const rows = await ordered(db, referralId);
  const [own] = await db.select({ name: organisation.name }).from(organisation);
  return rows.map((row) => {
    const { day, time, minutes, place } = row.interview;
    return {
      ...{ day, time, minutes, place },
      interviewer: `${row.person.firstName} ${row.person.lastName}`,
      ics: icalendar(own?.name ?? '', [eventOf(row)], clock.now()),
    };
  });
}

/** The talks that somebody holds, in their own calendar program; the candidate is not named outside. */
export const interviewEvents: CalendarPart = async (db, { personId }, { from, to }) => {
  if (personId === null) return [];
  const rows = await select(db).where(
    and(eq(referralInterview.personId, personId), between(referralInterview.day, from, to)),
  );
  return rows.map(eventOf);
};
