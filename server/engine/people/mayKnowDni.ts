import type { SQL } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../acciones/context';
import { sensitiveReach } from '../scope/reachOf';
import { withinReach } from '../scope/withinReach';

/** A DNI is the person's own and HR's: whoever guesses numbers must not learn whose they are. */
export function mayKnowDni(viewer: Viewer): SQL {
  return withinReach(sensitiveReach(viewer), viewer, person.id);
}
