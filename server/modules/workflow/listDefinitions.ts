import type { Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { listDefinitions } from '@contract/workflow/definitionAcciones';
import { asc } from 'drizzle-orm';
import { role } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { namedRecords } from '../../engine/approvals/namedRecords';
import { allDefinitions } from './definitionQueries';

export const listDefinitionsHandler = implement(listDefinitions, async (_input, { db }) => {
  const roles = await db.select().from(role).orderBy(asc(role.name));
  const rows = await allDefinitions(db);
  return {
    rows,
    records: await namedRecords(db, rows),
    roles: roles.map(({ id, name, flags }) => ({
      id,
      name,
      decides: can(flags as Roles, 'WORKFLOW'),
    })),
  };
});
