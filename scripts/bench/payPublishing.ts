import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { callServer, openSession } from '../../tests/e2e/support/callServer';
import { type Product, startProduct } from '../../tests/e2e/support/startProduct';
import { type Asking, meanwhile, ninth, type Run, readRun } from './payAsking';
import { type Figure, figureOf } from './screens/figure';

const LOOK_MS = 200;
const MINUTE_MS = 60_000;
/** Given after a kill, before it is believed that it goes on. */
const ENOUGH = 100;

async function move(asking: Asking, id: number, accion: string, more: object = {}) {
  const { version } = await readRun(asking, id);
  return callServer(asking.url, accion, { id, version, ...more }, asking.pay);
}

async function given(owner: Client, id: number): Promise<number> {
  const text = 'select count(receipt_id)::int as n from pay_run_person where run_id = $1';
  return (await owner.query<{ n: number }>(text, [id])).rows[0]?.n ?? 0;
}

/** Approved by somebody else, and given out for a minute; it goes on afterwards. */
export async function published(asking: Asking, id: number): Promise<Figure[]> {
  const { url, owner } = asking;
  await move(asking, id, 'liquidacion.enviar');
  const { requestId } = await readRun(asking, id);
  const hr = await openSession(url, 'rrhh');
  const request = await callServer<Run>(url, 'solicitud.obtener', { id: requestId }, hr);
  const { version } = request;
  await callServer(url, 'solicitud.aprobar', { id: requestId, version }, hr);
  await move(asking, id, 'liquidacion.publicar', { dueOn: '2035-12-31' });
  while ((await given(owner, id)) === 0) await sleep(LOOK_MS);
  const from = performance.now();
  const before = await given(owner, id);
  const until = from + MINUTE_MS;
  const { answers } = await meanwhile(asking, async () => performance.now() > until);
  const each = ((await given(owner, id)) - before) / ((performance.now() - from) / 1000);
  return [
    figureOf('slips drawn, sealed and given in a second', 'slips', [each]),
    figureOf('meanwhile, nine in ten looks at the wall', 'ms', [ninth(answers)], 300),
  ];
}

/** Slips of a run that somebody has twice, or that the run knows nothing of. */
async function strays(owner: Client, id: number): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from receipt r join pay_run run on run.batch_id = r.batch_id
     where run.id = $1 and not exists (select from pay_run_person p
       where p.run_id = run.id and p.receipt_id = r.id)`,
    [id],
  );
  return rows[0]?.n ?? 0;
}

/** The product is killed while it gives slips out, and started again: it goes on by itself, and nobody has two. */
export async function goesOnAfterKill(
  dataDir: string,
  killed: Product,
  id: number,
): Promise<{ product: Product; figures: Figure[] }> {
  killed.child.kill('SIGKILL');
  const from = performance.now();
  const product = await startProduct(dataDir);
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) ?? '' });
  await owner.connect();
  const before = await given(owner, id);
  let waited = Number.NaN;
  while ((await given(owner, id)) < before + ENOUGH) {
    if (Number.isNaN(waited) && (await given(owner, id)) > before) {
      waited = (performance.now() - from) / 1000;
    }
    await sleep(LOOK_MS);
  }
  const pay = await openSession(product.url, 'sueldos');
  const asking = { url: product.url, pid: 0, postmaster: 0, owner, pay };
  await move(asking, id, 'liquidacion.detener');
  const twice = await strays(owner, id);
  await owner.end();
  return {
    product,
    figures: [
      figureOf('from a kill of the server until the next slip', 's', [waited], 60),
      figureOf('slips that somebody had twice then', 'slips', [twice], 0),
    ],
  };
}
