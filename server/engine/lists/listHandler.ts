import type { AccionDefinition, InputOf, OutputOf } from '@contract/core/accion';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Context } from '../acciones/context';
import { type Handler, implement } from '../acciones/implement';
import type { ListDefinition } from './listDefinition';
import type { ListRequest } from './listRequest';
import { runList } from './runList';

type RowsOf<A extends AccionDefinition> = OutputOf<A> extends { rows: infer Rows } ? Rows : never;

/** Answers a list: a page of its rows as `show` writes them, and how many there are. */
export function listHandler<
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(
  list: ListDefinition<A, F, Q>,
  show: (
    rows: Q['_']['result'],
    context: Context,
    input: InputOf<A>,
  ) => RowsOf<A> | Promise<RowsOf<A>>,
): Handler {
  const run = async (input: unknown, context: Context) => {
    // The dispatcher validated it with the schema of this accion, which is one of a list.
    const asked = input as InputOf<A> & ListRequest;
    const { rows, ...counted } = await runList(list, context, asked);
    return { ...counted, rows: await show(rows, context, asked) };
  };
  return implement<AccionDefinition>(list.accion, run as Parameters<typeof implement>[1]);
}

/** Where every row is written by itself. */
export const each =
  <Row, Shown>(show: (row: Row, context: Context) => Shown) =>
  (rows: readonly Row[], context: Context): Shown[] =>
    rows.map((row) => show(row, context));
