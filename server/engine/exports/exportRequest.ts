import { createExport } from '@contract/lists/listAcciones';
import { and, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../acciones/context';
import { invalid, notFound } from '../http/fault';
import { listCondition } from '../lists/listCondition';
import { type OpenList, openList } from '../lists/openList';
import type { ExportColumn, ExportDefinition } from './exportDefinition';
import { exportNamed } from './registry';

export const exportRequest = createExport.input;
export type ExportRequest = z.output<typeof exportRequest>;

export interface OpenExport {
  open: OpenList;
  definition: ExportDefinition;
  columns: ExportColumn<Record<string, unknown>>[];
  keys: readonly string[];
  where: SQL | undefined;
}

const oneOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::bigint[])`;

/** An export is the list itself, with its permission, its reach and its columns; nothing more can be taken. */
export function openExport(viewer: Viewer, request: ExportRequest): OpenExport {
  const definition = exportNamed(request.list);
  if (!definition) throw notFound('Esa lista no se exporta.');
  const open = openList(viewer, request.list, request.input);
  const columns = request.columns.map((key) => {
    const column = Object.hasOwn(definition.columns, key) ? definition.columns[key] : undefined;
    if (!column) throw invalid({ columns: `La columna ${key} no se exporta.` });
    return column;
  });
  const { list, context, input } = open;
  const where = and(
    listCondition(list, context, input),
    request.ids ? sql`${list.id} = ${oneOf(request.ids)}` : undefined,
    request.except.length > 0 ? sql`not (${list.id} = ${oneOf(request.except)})` : undefined,
  );
  return { open, definition, columns, keys: request.columns, where };
}
