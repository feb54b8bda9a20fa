import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { callServer, openSession } from '../e2e/support/callServer';
import { startStoryProduct } from '../e2e/support/storyProduct';
import { productMemory, untilQuiet } from './support/productMemory';

// npx tsx tests/bench/linkMillion.ts [rows]: a nightly file of stock through a link of the built product, most of it as it is
// there already: how long each stage takes, and how much more memory the product needs than at rest.
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

async function fillShelves(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ site: number; account: number }>(
    `select p.site_id as site, a.id as account from account a join person p on p.id = a.person_id where a.username = 'jefe'`,
  );
  const { site = 0, account = 0 } = rows[0] ?? {};
  await owner.query(`insert into product (sku, name, unit, abc_class)
    select 'M-' || lpad(n::text, 6, '0'), 'Medida ' || n, 'unidad', 'C' from generate_series(1, ${PRODUCTS}) n`);
  await owner.query(`insert into location (site_id, code, barcode)
    select ${site}, 'MED-' || lpad(n::text, 6, '0'), 'EST-' || n from generate_series(1, ${SHELVES}) n`);
  await owner.query(`insert into stock (site_id, product_id, location_id, quantity)
    select ${site}, p.id, l.id, 1 + (s * 7 + k) % 400
    from generate_series(0, ${ROWS - 1}) at
      cross join lateral (select at / ${ON_A_SHELF} + 1 as s, at % ${ON_A_SHELF} + 1 as k) o
      join location l on l.code = 'MED-' || lpad(s::text, 6, '0')
      join product p on p.sku = 'M-' || lpad(((s * 13 + k * 101) % ${PRODUCTS} + 1)::text, 6, '0')
    where at % ${NEW_EACH} <> 5`);
  await owner.query('vacuum analyze stock, product, location');
  return account;
}

interface Seen {
  state: string;
  kept: boolean;
  staged: boolean;
  [count: string]: unknown;
}

type Run = () => Promise<void>;

async function runToEnd(owner: Client, run: Run, look: (seen: Seen) => void) {
  await run();
  for (;;) {
    const { rows } = await owner.query<Seen>(
      `select state, file_hash is not null as kept, staged is not null as staged, read, written, unchanged, rejected, error
       from link_run order by id desc limit 1`,
    );
    const [seen] = rows;
    if (!seen) throw new Error('the run is gone');
    look(seen);
    if (seen.state !== 'queued' && seen.state !== 'running') return seen;
    await sleep(100);
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function measure(owner: Client, run: Run, pid: number) {
  const before = productMemory(pid);
  const most = { ...before };
  const since = { kept: 0, staged: 0 };
  const begun = performance.now();
  const watch = setInterval(() => {
    const now = productMemory(pid);
    // Their peaks need not come at the same moment.
    for (const of of ['server', 'workshop', 'together'] as const)
      most[of] = Math.max(most[of], now[of]);
  }, 100);
  const end = await runToEnd(owner, run, ({ kept, staged }) => {
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
}

/** Starts the product over this folder, and lends its database and a way to run the link until it is used. */
async function withProduct(
  dataDir: string,
  use: (owner: Client, run: Run, pid: number) => Promise<void>,
) {
  const { url, child, stop } = await startStoryProduct(dataDir);
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  const pid = child.pid ?? 0;
  try {
    await owner.connect();
    const admin = await openSession(url, 'admin');
    const run = async () => {
      const { rows } = await owner.query<{ id: number }>(
        `select id from link where folder = 'noche'`,
      );
      await callServer(url, 'enlace.correr', { id: rows[0]?.id }, admin);
    };
    await untilQuiet(pid);
    await use(owner, run, pid);
  } finally {
    await owner.end();
    await stop();
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'anden-millon-'));
const folder = path.join(dataDir, 'links/noche');
mkdirSync(folder, { recursive: true });
try {
  await withProduct(dataDir, async (owner) => {
    const account = await fillShelves(owner);
    await owner.query(
      `insert into link (name, what, folder, account_id, timing) values ('La noche', 'existencias', 'noche', $1, 'hand')`,
      [account],
    );
  });
  // Another start: a product that has just made its demo is larger than one at rest, and would hide what a run needs.
  await withProduct(dataDir, async (owner, run, pid) => {
    // A small file first: what is loaded once is no part of what a large one costs.
    const text = 'Ubicación;Código;Cantidad\r\nMED-000001;M-000115;9\r\n';
    writeFileSync(path.join(folder, 'antes.csv'), text);
    await runToEnd(owner, run, () => undefined);
    spawnSync('npx', ['tsx', me, asked, path.join(folder, 'existencias.csv')], {
      stdio: 'inherit',
    });
    await untilQuiet(pid);
    await measure(owner, run, pid);
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
