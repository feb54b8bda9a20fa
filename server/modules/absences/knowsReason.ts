import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import type { Viewer } from '../../engine/acciones/context';
import { reachOf } from '../../engine/scope/reachOf';

/** The flag with which keepers of everybody's reasons know what an absence is. */
const flags = { leave: 'HOLIDAYS.APPROVE', news: 'NEWS.SHOW' } as const;

interface Subject {
  personId: SQL;
  source: SQL;
}

const columns: Subject = {
  personId: sql`${absence.personId}`,
  source: sql`${absence.source}`,
};

/**
 * Whether a person may know why somebody is away: it is the person's own and of who keeps everybody's, never of a team,
 * a site or a view as somebody else. For all of them every kind of absence is "Ausente": if only the medical ones
 * were, the word would say it.
 */
export function knowsReason(viewer: Viewer, of: Subject = columns): SQL {
  if (viewer.viewing) return sql`false`;
  const own =
    viewer.personId === null
      ? sql`false`
      : sql`coalesce(${of.personId} = ${viewer.personId}, false)`;
  if (reachOf({ scope: 'all', sensitive: true }, viewer) !== 'all') return own;
  const held = (['leave', 'news'] as const)
    .filter((source) => can(viewer.roles, flags[source]))
    .map((source) => sql`${of.source} = ${source}`);
  return sql`(${sql.join([own, ...held], sql` or `)})`;
}
