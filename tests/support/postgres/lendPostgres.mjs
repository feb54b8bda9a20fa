import { once } from 'node:events';
import { createServer } from 'node:http';
import { tsImport } from 'tsx/esm/api';

/**
 * Lends the PostgreSQL of a run to its workers, and starts it when the first of them asks: a suite without a database
 * waits for none, and the demo is made for those alone that begin with it.
 */
export const lendPostgres = async () => {
  const started = new Map();
  let jestPostgres;
  const start = async (kind) => {
    // Imported once: each `tsImport` has modules of its own, and so a clock that nobody moved.
    jestPostgres ??= tsImport('./jestPostgres.ts', import.meta.url);
    return (await jestPostgres).jestPostgres(kind);
  };
  const lend = (kind) => {
    // The demo's has an empty template, too.
    const held = started.get('demo') ?? started.get(kind);
    if (held) return held;
    const starting = start(kind);
    started.set(kind, starting);
    return starting;
  };

  const server = createServer((request, response) => {
    const answer = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    lend(request.url === '/demo' ? 'demo' : 'empty').then(
      ({ connection }) => answer(200, connection),
      (error) => answer(500, { error: String(error?.stack ?? error) }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    lend,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      for (const starting of started.values()) await (await starting).stop();
    },
  };
};
