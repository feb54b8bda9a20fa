import { isLostConnection } from '../db/isLostConnection';

/** A promise that a library forgot must not end the process because the database was away for a moment. */
export function outliveLostConnections(log: (line: string) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!isLostConnection(error)) throw error;
    log('Se perdió la conexión con la base de datos en una tarea de fondo; se vuelve a intentar.');
  });
}
