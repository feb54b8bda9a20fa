import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { link } from '../../server/db/schema/sync';
import { beginRun } from '../../server/modules/sync/runs/beginRun';
import { type BenchServer, bench } from './support/benchServer';

// npx tsx tests/bench/linkMillion.ts [rows]: a nightly file of stock through a link, most of it as it is there already:
// how long each stage takes, and how much more memory the server and the process that reads it need than at rest.
const me = fileURLToPath(import.meta.url);
const [asked = '1000000', file] = process.argv.slice(2);
const ROWS = Number(asked);
const ON_A_SHELF = 10;
const SHELVES = ROWS / ON_A_SHELF;
const PRODUCTS = Math.max(ROWS / 50, 2000);
/** They are in the file and not on the shelves. */
const NEW_EACH = 500;
const CHANGED_EACH = 400;
const WRONG_EACH = 1000;

const six = (value: number) => String(value).padStart(6, '0');
const productAt = (shelf: number, place: number) => ((shelf * 13 + place * 101) % PRODUCTS) + 1;
const quantityAt = (shelf: number, place: number) => 1 + ((shelf * 7 + place) % 400);

function* lines() {
  yield 'Ubicación;Código;Cantidad;Motivo\r\n';
  for (let at = 0; at < ROWS; at += 1) {
    const shelf = Math.floor(at / ON_A_SHELF) + 1;
    const place = (at % ON_A_SHELF) + 1;
    const sku = at % WRONG_EACH === 7 ? `X-${at}` : `M-${six(productAt(shelf, place))}`;
    const quantity = quantityAt(shelf, place) + (at % CHANGED_EACH === 3 ? 1 : 0);
    yield `MED-${six(shelf)};${sku};${quantity};Recuento de la noche\r\n`;
  }
}

/** Made in a process of its own, so that it takes no memory of the one that is measured. */
if (file !== undefined) {
  await pipeline(Readable.from(lines()), createWriteStream(file));
  process.exit(0);
}

async function fillShelves({ services, asOwner }: BenchServer) {
  const { rows } = await services.database.pool.query<{ site: number; account: number }>(
    `select p.site_id as site, a.id as account from account a join person p on p.id = a.person_id where a.username = 'jefe'`,
  );
  const { site = 0, account = 0 } = rows[0] ?? {};
  await asOwner(`insert into product (sku, name, unit, abc_class)
    select 'M-' || lpad(n::text, 6, '0'), 'Medida ' || n, 'unidad', 'C' from generate_series(1, ${PRODUCTS}) n`);
  await asOwner(`insert into location (site_id, code, barcode)
    select ${site}, 'MED-' || lpad(n::text, 6, '0'), 'EST-' || n from generate_series(1, ${SHELVES}) n`);
  await asOwner(`insert into stock (site_id, product_id, location_id, quantity)
    select ${site}, p.id, l.id, 1 + (s * 7 + k) % 400
    from generate_series(0, ${ROWS - 1}) at
      cross join lateral (select at / ${ON_A_SHELF} + 1 as s, at % ${ON_A_SHELF} + 1 as k) o
      join location l on l.code = 'MED-' || lpad(s::text, 6, '0')
      join product p on p.sku = 'M-' || lpad(((s * 13 + k * 101) % ${PRODUCTS} + 1)::text, 6, '0')
    where at % ${NEW_EACH} <> 5`);
  await asOwner('vacuum analyze stock, product, location');
  return account;
}

const MEGABYTE = 1024 * 1024;

/** The largest process of the workshop: others of it work for others. PostgreSQL is a child of this one, too, and is not counted. */
function workshopMegabytes(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const sizes = children.map((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workshopProcess');
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return isOurs ? Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024 : 0;
    } catch {
      return 0;
    }
  });
  return Math.max(0, ...sizes);
}

function memory() {
  const server = process.memoryUsage.rss() / MEGABYTE;
  const workshop = workshopMegabytes();
  return { server, workshop, together: server + workshop };
}

/** A small file of the same kind first: what is loaded once is no part of what a large one costs. */
async function warmUp(server: BenchServer, linkId: number, folder: string) {
  const text = 'Ubicación;Código;Cantidad\r\nMED-000001;M-000115;9\r\n';
  await pipeline(Readable.from([text]), createWriteStream(path.join(folder, 'antes.csv')));
  await runToEnd(server, linkId, () => undefined);
}

interface Seen {
  state: string;
  kept: boolean;
  staged: boolean;
  [count: string]: unknown;
}

async function runToEnd({ services }: BenchServer, id: number, look: (seen: Seen) => void) {
  const { db, pool } = services.database;
  const runId = await db.transaction((tx) =>
    beginRun(tx, services, { id, name: 'La noche' }, 'hand'),
  );
  await services.jobs.flush();
  for (;;) {
    const { rows } = await pool.query<Seen>(
      `select state, file_hash is not null as kept, staged is not null as staged, read, written, unchanged, rejected, error
       from link_run where id = $1`,
      [runId],
    );
    const [seen] = rows;
    if (!seen) throw new Error('the run is gone');
    look(seen);
    if (seen.state !== 'queued' && seen.state !== 'running') return seen;
    await sleep(100);
  }
}

await bench(async (server, say) => {
  const accountId = await fillShelves(server);
  const { services } = server;
  const folder = path.join(services.config.linksDir, 'noche');
  mkdirSync(folder, { recursive: true });
  const values = { name: 'La noche', what: 'existencias', folder: 'noche', accountId };
  const [made] = await services.database.db
    .insert(link)
    .values({ ...values, timing: 'hand' })
    .returning();
  const id = made?.id ?? 0;
  await warmUp(server, id, folder);
  spawnSync('npx', ['tsx', me, asked, path.join(folder, 'existencias.csv')], { stdio: 'inherit' });
  await sleep(2000);
  const before = memory();
  const most = { server: 0, workshop: 0, together: 0 };
  const since = { kept: 0, staged: 0 };
  const begun = performance.now();
  const watch = setInterval(() => {
    const now = memory();
    most.server = Math.max(most.server, now.server);
    most.workshop = Math.max(most.workshop, now.workshop);
    // Their peaks need not come at the same moment.
    most.together = Math.max(most.together, now.together);
  }, 100);
  const end = await runToEnd(server, id, ({ kept, staged }) => {
    if (kept && since.kept === 0) since.kept = performance.now();
    if (staged && since.staged === 0) since.staged = performance.now();
  });
  clearInterval(watch);
  const ended = performance.now();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  say(`${ROWS} rows: ${JSON.stringify(end)}, load ${loadavg()[0]?.toFixed(1)}`);
  say(
    `kept in ${seconds(begun, since.kept)} s, put aside in ${seconds(since.kept, since.staged)} s, checked and written in ${seconds(since.staged, ended)} s, ${Math.round(ROWS / ((ended - begun) / 1000))} rows a second`,
  );
  const grown = (of: keyof typeof most) =>
    `${of} ${before[of].toFixed(0)} → ${most[of].toFixed(0)} MB`;
  say(`memory at rest and at most: ${grown('server')}, ${grown('workshop')}, ${grown('together')}`);
});
