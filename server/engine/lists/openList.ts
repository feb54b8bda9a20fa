import { authorize } from '../acciones/authorize';
import type { Viewer } from '../acciones/context';
import { notFound } from '../http/fault';
import { validateInput } from '../http/validateInput';
import { reachOf } from '../scope/reachOf';
import type { ListContext, ListDefinition } from './listDefinition';
import type { ListRequest } from './listRequest';
import { listNamed } from './registry';

export interface OpenList {
  list: ListDefinition;
  context: ListContext;
  input: ListRequest & Record<string, unknown>;
}

/** A list asked for by name: its own permission, its own reach and its own schema decide. */
export function openList(viewer: Viewer, name: string, fields: Record<string, unknown>): OpenList {
  const list = listNamed(name);
  if (!list) throw notFound('Esa lista no existe.');
  authorize(list.accion, viewer);
  const input = validateInput(list.accion.input, { fields, textual: false });
  return {
    list,
    context: { viewer, reach: reachOf(list.accion, viewer) },
    input: input as OpenList['input'],
  };
}
