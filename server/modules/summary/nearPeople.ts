import { type SQL, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';

/** The people with whom somebody works: those whom their role reaches, and everybody of their own area. */
export function nearPeople(viewer: Viewer): SQL {
  const reached = withinReach(viewer.roleScope, viewer, person.id);
  return viewer.areaId === null
    ? reached
    : sql`(${reached} or ${person.areaId} = ${viewer.areaId})`;
}
