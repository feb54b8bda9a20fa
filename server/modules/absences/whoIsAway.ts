import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { AWAY } from './absenceWords';
import { during } from './during';
import { knowsReason } from './knowsReason';

type Stored = typeof absence.$inferSelect;

/** Somebody's days away, as far as the viewer may know them. */
export interface Away
  extends Pick<Stored, 'id' | 'personId' | 'fromDay' | 'toDay' | 'part' | 'state'> {
  name: string;
  imageUrl: string;
  areaId: number;
  siteId: number;
  /** "Ausente" where the reason is none of the viewer's business. */
  label: string;
  /** Null then too: of which module it is would tell. */
  source: Stored['source'] | null;
  sourceId: number | null;
}

/**
 * The people (a condition over `person`) who are away between two days. The caller decides on the people, this on the
 * reason. An absence only asked for shows to those who plan with it: the person and who manages them.
 */
export async function whoIsAway(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  people: SQL | undefined,
  days: { from: string; to: string },
): Promise<Away[]> {
  const known = sql<boolean>`${knowsReason(viewer)}`;
  const rows = await db
    .select({ absence, person, known })
    .from(absence)
    .innerJoin(person, eq(person.id, absence.personId))
    .where(
      and(
        during(days.from, days.to),
        people,
        or(eq(absence.state, 'firm'), withinReach(viewer.roleScope, viewer, absence.personId)),
      ),
    )
    .orderBy(absence.fromDay, person.lastName, person.firstName, absence.id);
  return rows.map(({ absence: row, person: who, known: knows }) => ({
    id: row.id,
    personId: row.personId,
    name: personName(who),
    imageUrl: photoUrl(who),
    areaId: who.areaId,
    siteId: who.siteId,
    fromDay: row.fromDay,
    toDay: row.toDay,
    part: row.part,
    state: row.state,
    label: knows ? row.label : AWAY,
    source: knows ? row.source : null,
    sourceId: knows ? row.sourceId : null,
  }));
}
