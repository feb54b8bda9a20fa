import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/e2e/support/freePort';
import type { Request } from './loadOf';
import { oneOf, startProcess, type Target } from './target';

const PACKAGE = 'postgraphile@4.14.1';

const fields = `id number customerName address priority promisedOn state stateSince lineCount
  unitCount packageCount pickerId createdAt version`;
const list = `{ allWarehouseOrders(first: 50, orderBy: ID_DESC) { nodes { ${fields} } } }`;
const counted = `{ allWarehouseOrders(first: 50, orderBy: ID_DESC) { totalCount nodes { ${fields} } } }`;
const order = `query ($id: Int!) { warehouseOrderById(id: $id) { ${fields}
  orderLinesByOrderId { nodes { position quantity pickedQuantity productByProductId { sku name } } }
  orderPackagesByOrderId { nodes { number weightKg } }
  orderEventsByOrderId { nodes { at action fromState toState reason } } } }`;
const insert = `mutation ($orderId: Int!, $body: String!) {
  createNote(input: { note: { orderId: $orderId, body: $body } }) { note { id body createdAt } } }`;

const asked = (query: string, variables: object = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Into a folder of its own: it is measured beside the product and is no part of it. */
function install(folder: string): string {
  const program = join(folder, 'node_modules/postgraphile/cli.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', PACKAGE], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return program;
}

export async function graphTarget(
  folder: string,
  url: string,
  orderIds: readonly number[],
): Promise<Target> {
  const program = install(folder);
  const port = await freePort();
  const options = ['--schema', 'public,bench', '--port', String(port), '--host', '127.0.0.1'];
  const silent = ['--disable-query-log', '--max-pool-size', '20'];
  const server = await startProcess(
    [program, '--connection', url, ...options, ...silent],
    {},
    /server listening/,
  );
  return {
    name: 'PostGraphile 4',
    port,
    ...server,
    cases: [
      { name: 'list of 50', next: () => asked(list) },
      { name: 'list of 50, total', next: () => asked(counted) },
      { name: 'order', next: () => asked(order, { id: oneOf(orderIds) }) },
      {
        name: 'insert',
        next: () => asked(insert, { orderId: oneOf(orderIds), body: 'Falta una caja.' }),
      },
    ],
  };
}
