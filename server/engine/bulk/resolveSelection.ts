import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../acciones/context';
import { invalid } from '../http/fault';
import { listCondition } from '../lists/listCondition';
import type { ListDefinition } from '../lists/listDefinition';
import { openList } from '../lists/openList';
import { selectFrom } from '../lists/selectFrom';
import type { RowSelection } from './bulkAction';

const MOST = 100_000;

const oneOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::bigint[])`;

/** The rows meant, in the order of their ids, so that two bulk actions take their locks alike. */
export async function resolveSelection(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { accion }: ListDefinition,
  selection: RowSelection,
): Promise<number[]> {
  if (selection.kind === 'rows') {
    return [...new Set(selection.ids)].sort((one, other) => one - other);
  }
  const { filters, search, except } = selection;
  const { list, context, input } = openList(viewer, accion.name, { filters, search });
  const where: (SQL | undefined)[] = [listCondition(list, context, input)];
  if (except.length > 0) where.push(sql`not (${list.id} = ${oneOf(except)})`);
  const rows = await selectFrom(list, db, { id: list.id })
    .where(and(...where))
    .orderBy(list.id)
    .limit(MOST + 1);
  if (rows.length > MOST) {
    throw invalid({ selection: 'Son más de 100.000 filas: acotá los filtros.' });
  }
  return rows.map((row) => Number(row.id));
}
