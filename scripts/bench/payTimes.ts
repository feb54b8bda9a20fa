import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { openPool } from '../../server/db/client';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { payRun, payRunPerson } from '../../server/db/schema/payRuns';
import { employerOf } from '../../server/engine/settings/employer';
import { drawPaySlip } from '../../server/modules/liquidations/paySlip';
import { slipOf } from '../../server/modules/liquidations/slipOf';
import { callServer, openSession, type ServerSession } from '../../tests/e2e/support/callServer';
import { postmasterOf } from '../../tests/e2e/support/processesOf';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { BIG } from '../demo/growDemo';
import { childrenOf } from './childrenOf';
import { machineLine, writeBetween } from './figuresTable';
import { keptFolder } from './keptFolder';
import { memoryOfProcess } from './memoryOf';
import { type Figure, figureOf, figureTable } from './screens/figure';
import { hoursReckoned } from './times';

const LOOK_MS = 200;
const MINUTE_MS = 60_000;
const DRAWN = 1_000;

interface Run {
  id: number;
  version: number;
  state: string;
  requestId: number | null;
}

interface Asking {
  url: string;
  pid: number;
  postmaster: number;
  owner: Client;
  pay: ServerSession;
}

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

/** Milliseconds of what others asked, and megabytes of all that we run, until something is over. */
async function meanwhile({ url, pid, postmaster }: Asking, over: () => Promise<boolean>) {
  const reader = await openSession(url, 'empleado');
  const answers: number[] = [];
  let most = 0;
  for (;;) {
    const from = performance.now();
    await callServer(url, 'publicacion.listar', {}, reader);
    answers.push(performance.now() - from);
    const ours = [pid, ...childrenOf(pid)].filter((one) => one !== postmaster).map(memoryNow);
    most = Math.max(
      most,
      ours.reduce((sum, own) => sum + own, 0),
    );
    if (await over()) return { answers, most };
    await sleep(LOOK_MS);
  }
}

/** What a process that ends meanwhile held is nothing. */
function memoryNow(pid: number): number {
  try {
    return memoryOfProcess(pid).pss;
  } catch {
    return 0;
  }
}

const ninth = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? Number.NaN;

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

const readRun = ({ url, pay }: Asking, id: number) =>
  callServer<Run>(url, 'liquidacion.obtener', { id }, pay);

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

async function published(asking: Asking, id: number): Promise<Figure[]> {
  const { url, owner, pay } = asking;
  const move = async (accion: string, more: object = {}) => {
    const { version } = await readRun(asking, id);
    return callServer(url, accion, { id, version, ...more }, pay);
  };
  await move('liquidacion.enviar');
  const { requestId } = await readRun(asking, id);
  const hr = await openSession(url, 'rrhh');
  const request = await callServer<Run>(url, 'solicitud.obtener', { id: requestId }, hr);
  const { version } = request;
  await callServer(url, 'solicitud.aprobar', { id: requestId, version }, hr);
  await move('liquidacion.publicar', { dueOn: '2035-12-31' });
  const given = async () => {
    const text = 'select count(receipt_id)::int as n from pay_run_person where run_id = $1';
    return (await owner.query<{ n: number }>(text, [id])).rows[0]?.n ?? 0;
  };
  while ((await given()) === 0) await sleep(LOOK_MS);
  const from = performance.now();
  const before = await given();
  const until = from + MINUTE_MS;
  const { answers } = await meanwhile(asking, async () => performance.now() > until);
  const each = ((await given()) - before) / ((performance.now() - from) / 1000);
  await move('liquidacion.detener');
  return [
    figureOf('slips drawn, sealed and given in a second', 'slips', [each]),
    figureOf('meanwhile, nine in ten looks at the wall', 'ms', [ninth(answers)], 300),
  ];
}

/** A month of everybody's pay, and what others wait for meanwhile. */
export async function payTimes(quick: boolean, say: (line: string) => void): Promise<void> {
  const dataDir = await keptFolder('big', BIG, say);
  const product = await startProduct(dataDir);
  const ownerUrl = reachRunning(dataDir, process.cwd()) ?? '';
  const owner = new Client({ connectionString: ownerUrl });
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
    const text = `${machine}\n\n${figureTable(figures)}`;
    say(text);
    if (!quick) writeBetween('docs/performance.md', 'pay', text);
  } finally {
    await owner.end();
    await product.stop();
  }
}
