import { freePort } from '../../tests/e2e/support/freePort';
import { oneOf, startProcess, type Target } from './target';

export async function plainTarget(url: string, orderIds: readonly number[]): Promise<Target> {
  const port = await freePort();
  const env = { BENCH_URL: url, BENCH_PORT: String(port) };
  const server = await startProcess(
    ['--import', 'tsx', 'scripts/bench/plainServer.ts'],
    env,
    /ready/,
  );
  const headers = { 'content-type': 'application/json' };
  return {
    name: 'Fastify + pg',
    port,
    ...server,
    cases: [
      { name: 'list of 50', next: () => ({ method: 'GET', path: '/orders' }) },
      { name: 'list of 50, total', next: () => ({ method: 'GET', path: '/orders-with-total' }) },
      { name: 'order', next: () => ({ method: 'GET', path: `/orders/${oneOf(orderIds)}` }) },
      {
        name: 'insert',
        next: () => ({
          method: 'POST',
          path: '/notes',
          headers,
          body: JSON.stringify({ orderId: oneOf(orderIds), body: 'Falta una caja.' }),
        }),
      },
    ],
  };
}
