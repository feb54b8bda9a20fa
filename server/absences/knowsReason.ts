import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../acciones/context';
import { absence } from '../db/schema/absences';
import { reachOf } from '../scope/reachOf';
import { withinReach } from '../scope/withinReach';

/** Which flag lets a manager know what an absence is: leave is theirs to approve, news theirs to read. */
const flags = { leave: 'HOLIDAYS.APPROVE', news: 'NEWS.SHOW' } as const;

interface Subject {
  personId: SQL;
  source: SQL;
  medical: SQL;
  /** Of rows that were already limited to whom the role reaches: their own condition need not be asked again. */
  reached?: SQL;
}

const columns: Subject = {
  personId: sql`${absence.personId}`,
  source: sql`${absence.source}`,
  medical: sql`${absence.medical}`,
};

/**
 * Whether a person may know why somebody is away; for everybody else it is "Ausente". What is medical is the
 * person's own and of who keeps medical files, never of a team, a site or a view as somebody else.
 */
export function knowsReason(viewer: Viewer, of: Subject = columns): SQL {
  const own = viewer.personId === null ? sql`false` : sql`${of.personId} = ${viewer.personId}`;
  const trusted = reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';
  const bySource = (['leave', 'news'] as const)
    .filter((source) => can(viewer.roles, flags[source]))
    .map((source) => sql`(${of.source} = ${source})`);
  const flagged = bySource.length > 0 ? sql`(${sql.join(bySource, sql` or `)})` : sql`false`;
  const reached = of.reached ?? withinReach(viewer.roleScope, viewer, of.personId);
  const managed = sql`(${flagged} and ${viewer.roleScope === 'own' ? sql`false` : reached})`;
  const medical = viewer.viewing ? sql`false` : sql`(${own} or (${flagged} and ${trusted}))`;
  return sql`case when ${of.medical} then ${medical} else (${own} or ${managed}) end`;
}
