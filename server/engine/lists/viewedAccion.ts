import type { AccionDefinition } from '@contract/core/accion';
import { authorize } from '../acciones/authorize';
import type { Viewer } from '../acciones/context';
import { notFound } from '../http/fault';
import { finder, partsOf } from '../module';
import { listNamed } from './registry';

const boardNamed = finder(
  () => partsOf('boards'),
  (board) => board.name,
);

/** The accion of a list or a board whose views can be kept. */
export const viewedAccion = (name: string): AccionDefinition | undefined =>
  listNamed(name)?.accion ?? boardNamed(name);

/** People who may not open a list may not read what others filter it by, nor keep a view of it. */
export function refuseViewsOf(viewer: Viewer, name: string): void {
  const accion = viewedAccion(name);
  if (!accion) throw notFound('Esa lista no existe.');
  authorize(accion, viewer);
}
