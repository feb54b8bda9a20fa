import { can } from '@contract/session/can';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';

type Asked = Pick<Context, 'viewer' | 'reach'>;

/** The people whose leave the asker deals with: themselves, and those in reach for whom they approve. */
export function leaveReach({ viewer, reach }: Asked, column: AnyPgColumn | SQL): SQL {
  const own = viewer.personId === null ? sql`false` : sql`${column} = ${viewer.personId}`;
  if (!can(viewer.roles, 'HOLIDAYS.APPROVE') || viewer.roleScope === 'own') return own;
  return sql`(${own} or ${withinReach(reach, viewer, column)})`;
}

/** The people whose leave the asker manages beyond their own. */
export const managedReach = (asked: Asked, column: AnyPgColumn): SQL | undefined =>
  and(leaveReach(asked, column), ne(column, asked.viewer.personId ?? 0));

/** This reads a person within reach, oneself where nobody is named. */
export async function leavePerson(context: Pick<Context, 'db' | 'viewer' | 'reach'>, id?: number) {
  const { db, viewer } = context;
  const personId = id ?? viewer.personId;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), leaveReach(context, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  return row;
}
