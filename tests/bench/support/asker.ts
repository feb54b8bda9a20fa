import type { Viewer } from '../../../server/engine/acciones/context';
import { contextFor, taskConnection } from '../../../server/engine/acciones/contextFor';
import type { Handler } from '../../../server/engine/acciones/implement';
import type { BenchServer } from './benchServer';

/** Asks acciones in somebody's name, without HTTP and without a transaction. */
export const asker = ({ services }: BenchServer, viewer: Viewer) => {
  const connection = taskConnection('127.0.0.1');
  const parts = { services, connection, db: services.database.db, after: [] };
  return (handler: Handler, input: unknown) =>
    handler.run(input, contextFor({ ...parts, accion: handler.accion }, viewer));
};
