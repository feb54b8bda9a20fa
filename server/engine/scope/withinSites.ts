import type { Reach } from '@contract/core/accion';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../acciones/context';

/** Rows of a place, not of a person: `own` and `team` reach the viewer's own site, never another. */
export function withinSites(reach: Reach, viewer: Pick<Viewer, 'siteId'>, column: SQL): SQL {
  if (reach === 'all' || reach === 'everyone') return sql`true`;
  return viewer.siteId === null ? sql`false` : sql`${column} = ${viewer.siteId}`;
}
