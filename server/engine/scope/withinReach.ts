import type { Reach } from '@contract/core/accion';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../acciones/context';

type Asking = Pick<Viewer, 'personId' | 'siteId'>;

/** The one condition that limits rows to whom a person may reach; `column` is the row's person. */
export function withinReach(reach: Reach, viewer: Asking, column: AnyPgColumn | SQL): SQL {
  if (reach === 'everyone' || reach === 'all') return sql`true`;
  // An account without an employee reaches nobody, not everybody.
  if (viewer.personId === null) return sql`false`;
  if (reach === 'own') return sql`${column} = ${viewer.personId}`;
  if (reach === 'team') {
    return sql`(${column} = ${viewer.personId} or ${column} in (select anden_team(${viewer.personId})))`;
  }
  return sql`${column} in (select ${person.id} from ${person} where ${person.siteId} = ${viewer.siteId})`;
}
