import { createHash } from 'node:crypto';
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { visit } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import { visibleVisits } from './visitScope';

interface Asked {
  day: string;
  siteId?: number | undefined;
}

const select = (context: Context, where: SQL | undefined) =>
  context.db
    .select({
      id: visit.id,
      day: visit.day,
      seriesId: visit.seriesId,
      version: visit.version,
      personId: visit.personId,
      siteId: visit.siteId,
      place: visit.place,
      fromTime: visit.fromTime,
      toTime: visit.toTime,
      minutes: visit.minutes,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(visit)
    .leftJoin(person, eq(person.id, visit.personId))
    .where(and(visibleVisits(context.reach, context.viewer), where))
    .orderBy(asc(visit.fromTime), asc(visit.id));

/** The drafts of a day within reach, and the name of what was looked at. */
export async function readVisitDay(context: Context, { day, siteId }: Asked) {
  const drafts = await select(
    context,
    and(
      eq(visit.day, day),
      eq(visit.state, 'draft'),
      siteId === undefined ? undefined : eq(visit.siteId, siteId),
    ),
  );
  const given = drafts.filter(({ personId }) => personId !== null);
  const people = [...new Set(given.flatMap(({ personId }) => personId ?? []))];
  const mark = createHash('sha256')
    .update(
      given
        .map(({ id, version }) => `${id}.${version}`)
        .sort()
        .join(' '),
    )
    .digest('base64url');
  return { given, people, unassigned: drafts.length - given.length, mark };
}

/** All visits that stand for some people between two days, published or not: they take turns. */
export const visitsBetween = (
  context: Context,
  { from, to }: { from: string; to: string },
  people: readonly number[],
) =>
  select(
    context,
    and(
      between(visit.day, from, to),
      sql`${visit.state} in ('draft', 'planned', 'arrived')`,
      sql`${visit.personId} = any(${sql.param([...people])}::int[])`,
    ),
  );
