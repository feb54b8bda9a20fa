import { createServer } from 'node:net';
import { StartFault } from '../startFault';

export type Address = { host: string; port: number; flags: string[] };

const SOCKET_PORT = 5432;
const LONGEST_SOCKET_PATH = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

// Below the ephemeral range: there, a client that retries a closed port can end up connected to itself.
const findFreePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = 20000 + Math.floor(Math.random() * 10000);
    if (await isFree(port)) return port;
  }
  throw new StartFault(
    'No hay un puerto local libre para PostgreSQL: usá una carpeta de datos con una ruta más corta.',
  );
};

/**
 * A socket inside the cluster's own folder is private, never collides and keeps its address over restarts;
 * loopback with a password is only for what cannot have one: paths over the system's limit, and Windows.
 */
export const chooseAddress = async (clusterDir: string): Promise<Address> => {
  const socket = `${clusterDir}/.s.PGSQL.${SOCKET_PORT}`;
  if (process.platform !== 'win32' && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH)
    return {
      host: clusterDir,
      port: SOCKET_PORT,
      flags: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${quote(clusterDir)}`],
    };
  const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  return { host: '127.0.0.1', port: await findFreePort(), flags };
};

// The setting is a comma list: a folder with a comma or a space goes between quotes.
const quote = (folder: string): string => `"${folder.replaceAll('"', '""')}"`;

export const databaseUrl = (
  { host, port }: Address,
  user: string,
  password: string,
  database: string,
): string => {
  const url = new URL(`postgresql://${user}:${password}@localhost:${port}/${database}`);
  url.searchParams.set('host', host);
  url.searchParams.set('sslmode', 'disable');
  return url.href;
};
