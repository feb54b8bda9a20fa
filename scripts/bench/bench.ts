import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { loadSecrets } from '../../server/db/secrets';
import { postmasterOf } from '../../tests/e2e/support/processesOf';
import { BIG } from '../demo/growDemo';
import { cpuOfPostgres, cpuOfProcess } from './cpuOf';
import { crowd } from './crowd';
import { type Figures, figuresTable, machineLine, writeBetween } from './figuresTable';
import { graphTarget } from './graphTarget';
import { growth } from './growth';
import { cache, keptFolder } from './keptFolder';
import { askOnce, loadOf } from './loadOf';
import { dropNoteTable, makeNoteTable } from './noteTable';
import { closeOutside, openOutside } from './outsideNow';
import { payTimes } from './payTimes';
import { plainTarget } from './plainTarget';
import { COMMENT, startTarget } from './productTarget';
import { screens } from './screens/screens';
import { starts } from './starts';
import { statementLog } from './statementLog';
import type { Target } from './target';
import { hoursReckoned, times } from './times';

// npm run bench [-- --quick], and with growth, start, screens, time, crowd or pay: see docs/performance.md.
const quick = process.argv.includes('--quick');
const seconds = quick ? { warm: 0.5, load: 1.5 } : { warm: 2, load: 8 };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The shell's settings for running the product are not those of the measuring. */
for (const name of ['NODE_ENV', 'PORT', 'ANDEN_DATA', 'ANDEN_DEMO', 'ANDEN_TOKEN', 'DATABASE_URL'])
  delete process.env[name];

type Count = ReturnType<typeof statementLog>;

async function measure(target: Target, postmaster: number, count: Count): Promise<Figures[]> {
  const rows: Figures[] = [];
  for (const { name, next } of target.cases) {
    await loadOf(target.port, next, seconds.warm);
    const counted = await count(() => askOnce(target.port, next()));
    const before = { node: cpuOfProcess(target.pid), postgres: cpuOfPostgres(postmaster) };
    const load = await loadOf(target.port, next, seconds.load);
    const each = (after: number, from: number) => (after - from) / load.requests;
    const nodeMs = each(cpuOfProcess(target.pid), before.node);
    const postgresMs = each(cpuOfPostgres(postmaster), before.postgres);
    rows.push({ server: target.name, name, ...load, ...counted, nodeMs, postgresMs });
    say(`${target.name}, ${name}: ${load.requests} requests`);
  }
  return rows;
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function column<T>(client: Client, query: string): Promise<T[]> {
  const { rows } = await client.query<[T]>({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** All servers over one PostgreSQL, one after the other: whoever is not asked stands still. */
async function compare(): Promise<void> {
  const dataDir = await keptFolder('big', BIG, say);
  const product = await startTarget(dataDir);
  // It hears no signal of the terminal by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => product.stop().finally(() => process.exit(1)));
  }
  const url = reachRunning(dataDir, process.cwd());
  if (!url) throw new Error('no PostgreSQL to be reached');
  const owner = await connected(url);
  const adminUrl = Object.assign(new URL(url), {
    username: 'postgres',
    password: loadSecrets(dataDir).adminPassword,
  });
  const admin = await connected(adminUrl.href);
  const others: Target[] = [];
  try {
    const {
      rows: [version],
    } = await owner.query('show server_version');
    const machine = machineLine(version.server_version);
    const orderIds = await column<number>(
      owner,
      `select o.id from warehouse_order o join person p on p.site_id = o.site_id
       join account a on a.person_id = p.id where a.username = 'jefe' and o.id % 20 < 2`,
    );
    const usernames = await column<string>(
      owner,
      `select username from account where username like 'persona%' and active`,
    );
    const outside = await openOutside(owner);
    const count = statementLog(admin, dataDir);
    const postmaster = postmasterOf(dataDir);
    const rows = await measure(
      await product.target({ orderIds, usernames, outside }),
      postmaster,
      count,
    );
    await hoursReckoned(owner);
    await makeNoteTable(owner);
    for (const start of [
      () => plainTarget(url, orderIds),
      () => graphTarget(`${cache}/postgraphile`, url, orderIds),
    ]) {
      const target = await start().catch((error: unknown) => {
        say(`Left out: ${error}`);
        return undefined;
      });
      if (!target) continue;
      others.push(target);
      rows.push(...(await measure(target, postmaster, count)));
      await target.stop();
    }
    const table = figuresTable(rows);
    say(`\n${machine}\n\n${table}`);
    if (!quick) writeBetween('docs/performance.md', 'figures', `${machine}\n\n${table}`);
  } finally {
    for (const target of others) await target.stop();
    await admin.query(`alter system reset log_statement`);
    await admin.query('select pg_reload_conf()');
    await dropNoteTable(owner);
    await closeOutside(owner);
    await owner.query('delete from post_comment where body = $1', [COMMENT]);
    await admin.end();
    await owner.end();
    await product.stop();
  }
}

if (process.argv.includes('growth')) await growth(quick, say);
else if (process.argv.includes('start')) await starts(quick, say);
else if (process.argv.includes('screens')) await screens(quick, say);
else if (process.argv.includes('time')) await times(quick, say);
else if (process.argv.includes('crowd')) await crowd(quick, say);
else if (process.argv.includes('pay')) await payTimes(quick, say);
else await compare();
