import type { Services, Viewer } from '../acciones/context';
import { type AfterCommit, contextFor, taskConnection } from '../acciones/contextFor';
import { allHandlers, finder } from '../module';
import type { OpenExport } from './exportRequest';

const handlerOf = finder(allHandlers, ({ accion }) => accion.name);

/** Asks a list for one row as its screen does: what it reckons before it is shown is reckoned, and an export has what the screen would show. */
export async function showFirst(
  services: Services,
  viewer: Viewer,
  { list, input }: OpenExport['open'],
): Promise<void> {
  const handler = handlerOf(list.accion.name);
  if (!handler) return;
  const after: AfterCommit[] = [];
  const { accion } = handler;
  const connection = taskConnection('enlace');
  const parts = { services, connection, accion, db: services.database.db, after };
  await handler.run({ ...input, page: 1, size: 1 }, contextFor(parts, viewer));
  for (const task of after) await task();
}
