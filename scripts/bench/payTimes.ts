import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { openPool } from '../../server/db/client';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { payRun, payRunPerson } from '../../server/db/schema/payRuns';
import { employerOf } from '../../server/engine/settings/employer';
import { drawPaySlip } from '../../server/modules/liquidations/drawPaySlip';
import { slipOf } from '../../server/modules/liquidations/slipOf';
import { callServer, openSession, type ServerSession } from '../../tests/e2e/support/callServer';
import { postmasterOf } from '../../tests/e2e/support/processesOf';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { BIG } from '../demo/growDemo';
import { machineLine, writeBetween } from './figuresTable';
import { keptFolder } from './keptFolder';
import { type Asking, meanwhile, ninth, type Run, readRun } from './payAsking';
import { goesOnAfterKill, published } from './payPublishing';
import { type Figure, figureOf, figureTable } from './screens/figure';
import { hoursReckoned } from './times';

const DRAWN = 1_000;

const TITLE = 'La que se mide';

/** The last month that is over and that was not measured before: what was published stays, and would stand beside it. */
async function freeMonth(url: string, pay: ServerSession): Promise<string> {
  const asked = { search: TITLE, size: 200 };
  const { rows } = await callServer<{ rows: { period: string }[] }>(
    url,
    'liquidacion.listar',
    asked,
    pay,
  );
  const taken = rows.map(({ period }) => period);
  const day = new Date();
  do day.setUTCDate(0);
  while (taken.includes(day.toISOString().slice(0, 7)));
  return day.toISOString().slice(0, 7);
}

async function drawn(url: string, runId: number): Promise<Figure> {
  const { db, close } = openPool(url, () => undefined);
  try {
    const [run] = await db.select().from(payRun).where(eq(payRun.id, runId));
    const people = await db
      .select()
      .from(payRunPerson)
      .where(eq(payRunPerson.runId, runId))
      .limit(DRAWN);
    if (!run) throw new Error('the run is not there');
    const employer = await employerOf(db);
    const slips = [];
    for (const one of people) slips.push(await slipOf(db, run, one, employer));
    const from = performance.now();
    for (const slip of slips) await drawPaySlip(slip);
    const each = (performance.now() - from) / slips.length;
    return figureOf('two hundred slips drawn as PDF, by one core', 'ms', [each * 200], 1000);
  } finally {
    await close();
  }
}

async function reckoned(asking: Asking, run: Run): Promise<Figure[]> {
  const { url, pay } = asking;
  const looks: number[] = [];
  const from = performance.now();
  const { id, version } = run;
  await callServer(url, 'liquidacion.calcular', { id, version, refresh: true }, pay);
  const { answers, most } = await meanwhile(asking, async () => {
    const began = performance.now();
    const { state } = await readRun(asking, id);
    looks.push(performance.now() - began);
    return state === 'review';
  });
  const seconds = (performance.now() - from) / 1000;
  return [
    figureOf(`pay of ${BIG.people} people reckoned`, 's', [seconds], 60),
    figureOf('meanwhile, nine in ten looks at the wall', 'ms', [ninth(answers)], 300),
    figureOf('meanwhile, nine in ten looks at the run', 'ms', [ninth(looks)], 300),
    figureOf('the most that our processes held', 'MB', [most], 600),
  ];
}

/** A month of everybody's pay, and what others wait for meanwhile. */
export async function payTimes(quick: boolean, say: (line: string) => void): Promise<void> {
  const dataDir = await keptFolder('big', BIG, say);
  let product = await startProduct(dataDir);
  const ownerUrl = reachRunning(dataDir, process.cwd()) ?? '';
  const owner = new Client({ connectionString: ownerUrl });
  // The server is killed on purpose, and may take its PostgreSQL with it.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const { rows } = await owner.query('show server_version');
    const machine = machineLine(rows[0].server_version);
    await hoursReckoned(owner);
    const { url, child } = product;
    const pay = await openSession(url, 'sueldos');
    const asking = { url, pid: child.pid ?? 0, postmaster: postmasterOf(dataDir), owner, pay };
    const period = await freeMonth(url, pay);
    const fields = { kind: 'monthly', period, title: TITLE, payDay: `${period}-28` };
    const place = { siteId: null, agreement: null };
    const asked = { ...fields, ...place };
    const run = await callServer<Run>(url, 'liquidacion.guardar', asked, pay);
    const figures = await reckoned(asking, run);
    say(figureTable(figures));
    figures.push(await drawn(ownerUrl, run.id), ...(await published(asking, run.id)));
    const gone = await goesOnAfterKill(dataDir, product, run.id);
    product = gone.product;
    figures.push(...gone.figures);
    const text = `${machine}\n\n${figureTable(figures)}`;
    say(text);
    if (!quick) writeBetween('docs/performance.md', 'pay', text);
  } finally {
    await owner.end();
    await product.stop();
  }
}
