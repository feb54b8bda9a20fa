import { createHash } from 'node:crypto';
import { groupBy } from '@contract/core/groupBy';
import type { publicationPerson } from '@contract/schedules/roster';
import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import type { Week } from '../../engine/time/weekOf';
import { openDay } from './plannedQueries';
import { clockAt } from './shiftTimes';

const other = alias(plannedShift, 'other');

const select = (db: Db) =>
  db
    .select({
      id: plannedShift.id,
      personId: plannedShift.personId,
      day: plannedShift.day,
      startsAt: plannedShift.startsAt,
      endsAt: plannedShift.endsAt,
      published: sql<boolean>`${plannedShift.publishedAt} is not null`,
      removed: sql<boolean>`${plannedShift.removedAt} is not null`,
      shiftName: shift.name,
      firstName: person.firstName,
      lastName: person.lastName,
      photoHash: person.photoHash,
      siteId: person.siteId,
      zone: site.zone,
    })
    .from(plannedShift)
    .innerJoin(person, eq(person.id, plannedShift.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(shift, eq(shift.id, plannedShift.shiftId));

type Row = Awaited<ReturnType<typeof select>>[number];
export type PublicationPerson = z.infer<typeof publicationPerson>;

const texts = (rows: readonly Row[]): string | null =>
  rows.length === 0
    ? null
    : rows
        .map(
          ({ shiftName, startsAt, endsAt, zone }) =>
            `${shiftName} ${clockAt(startsAt, zone)}–${clockAt(endsAt, zone)}`,
        )
        .join(' y ');

function changesOf(rows: readonly Row[]) {
  return [...groupBy(rows, ({ day }) => day)].flatMap(([day, cell]) => {
    const before = texts(cell.filter(({ published }) => published));
    const after = texts(cell.filter(({ removed }) => !removed));
    return before === after ? [] : [{ day, before, after }];
  });
}

const waits = ({ published, removed }: Row) => !published || removed;

export interface Publication {
  people: PublicationPerson[];
  mark: string;
  drafts: number[];
  leaving: number[];
  personIds: number[];
  siteIds: number[];
  /** The site of each of these people. */
  siteOf: ReadonlyMap<number, number>;
  /** The zone of that site. */
  zoneOf: ReadonlyMap<number, string>;
  days: number;
}

/** This reads the parts of a week that staff do not see yet, person by person; nothing of a closed month. */
export async function readPublication(
  db: Db,
  people: SQL | undefined,
  { from, to }: Week,
): Promise<Publication> {
  const changes = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.personId, plannedShift.personId),
        eq(other.day, plannedShift.day),
        or(isNull(other.publishedAt), isNotNull(other.removedAt)),
      ),
    );
  const rows = await select(db)
    .where(
      and(
        gte(plannedShift.day, from),
        lte(plannedShift.day, to),
        people,
        openDay,
        sql`exists ${changes}`,
      ),
    )
    .orderBy(
      sql`${person.lastName} collate "es-x-icu"`,
      person.firstName,
      person.id,
      asc(plannedShift.startsAt),
    );
  const waiting = rows.filter(waits);
  const named = waiting
    .map(({ id, removed }) => `${id}${removed ? 'l' : 'd'}`)
    .sort()
    .join('.');
  return {
    people: [...groupBy(rows, ({ personId }) => personId)].flatMap(([id, theirs]) => {
      const [first] = theirs;
      const changes = changesOf(theirs);
      if (!first || changes.length === 0) return [];
      const imageUrl = photoUrl({ id, photoHash: first.photoHash });
      return [{ id, name: personName(first), imageUrl, changes }];
    }),
    mark: createHash('sha256').update(named).digest('base64url'),
    drafts: waiting.filter(({ removed }) => !removed).map(({ id }) => id),
    leaving: waiting.filter(({ removed }) => removed).map(({ id }) => id),
    personIds: [...new Set(waiting.map(({ personId }) => personId))],
    siteOf: new Map(waiting.map(({ personId, siteId }) => [personId, siteId])),
    zoneOf: new Map(waiting.map(({ personId, zone }) => [personId, zone])),
    siteIds: [...new Set(waiting.map(({ siteId }) => siteId))],
    days: new Set(waiting.map(({ personId, day }) => `${personId} ${day}`)).size,
  };
}
