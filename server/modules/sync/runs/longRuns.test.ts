import { and, eq, ilike, sql } from 'drizzle-orm';
import { until } from '../../../../tests/support/until';
import { jobProgress } from '../../../db/schema/events';
import { linkStaged } from '../../../db/schema/sync';
import { product } from '../../../db/schema/warehouse';
import { openDefinition } from '../../../engine/imports/registry';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { checkSheet } from '../checkSheet';
import { type LinkWorld, openLinkWorld } from '../testing/linkWorld';
import { runUntil } from '../testing/runUntil';
import { runOnce } from './runOnce';

let world: LinkWorld;
beforeAll(async () => {
  world = await openLinkWorld();
});
afterAll(() => world.close());

const jobOf = (id: string, runId: number): JobRun => ({
  ...{ id, accountId: null, payload: { runId }, doneUnits: 0, services: world.services },
  step: async (_done, _total, work) =>
    world.db.transaction((tx) => work(stepIn(tx, world.services))),
});

test('a run that takes long lets others go: its next task is asked for with its last step, and the run is one', async () => {
  const lines = Array.from({ length: 450 }, (_, at) => `TURNO-${at};Nuevo ${at};unidad`);
  await world.put('turnos', 'p.csv', ['Código;Nombre;Unidad', ...lines].join('\r\n'));
  const made = await world.add('turnos');
  const runId = await world.beginRun(made.id);
  const first = jobOf('first', runId);
  expect(await runOnce(first, 0)).toBe('p.csv: sigue en otra tarea, para dar lugar a las demás.');
  const run = await until(
    () => world.runOf(runId),
    (one) => one?.endedAt != null,
  );
  expect(run).toMatchObject({ state: 'done', read: 450, written: 450, rejected: 0 });
  const tasks = and(eq(jobProgress.kind, 'link'), eq(jobProgress.title, 'Enlace turnos'));
  const asked = await world.db.select().from(jobProgress).where(tasks);
  expect(asked.map(({ id }) => id)).toEqual([run?.jobId]);
  // A process that died before it told that its task was over takes it up again.
  expect(await runOnce(first, 0)).toBe('Esa corrida ya había terminado.');
  expect((await world.productsLike('TURNO-')).map(({ version }) => version)).toEqual(
    Array.from({ length: 450 }, () => 1),
  );
});

test('a task whose run goes on in a later one does nothing', async () => {
  await world.put('viejas', 'p.csv', 'Código;Nombre;Unidad\r\nVIEJA-1;x;unidad\r\n');
  const runId = await world.beginRun((await world.add('viejas')).id);
  await world.db.execute(
    sql`update link_run set job_id = gen_random_uuid(), state = 'running' where id = ${runId}`,
  );
  expect(await runOnce(jobOf('before', runId))).toBe('Esa corrida ya había terminado.');
  expect(await world.productsLike('VIEJA')).toEqual([]);
});

test('a link that is changed while its run waits goes on with the rows, the rules and the import of before', async () => {
  await world.put('cambia', 'p.csv', 'Código;Nombre;Unidad\r\nCAMBIA-1;Uno;unidad\r\n');
  const made = await world.add('cambia');
  const runId = await world.beginRun(made.id);
  // Kept, the rows aside, and that they all are.
  expect(await runUntil(world.services, runId, 2, true)).toBe('killed');
  await world.db.execute(sql`update link set what = 'clientes' where id = ${made.id}`);
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  expect(await world.runOf(runId)).toMatchObject({ state: 'done', written: 1 });
  expect(await world.productsLike('CAMBIA')).toMatchObject([{ name: 'Uno' }]);
});

test('a file that is looked at in parts comes to the same as all of it together', async () => {
  const KNOWN = 5200;
  const rows = Array.from({ length: KNOWN }, (_, at) => ({
    ...{ sku: `PARTE-${at}`, name: `Producto ${at}`, unit: 'unidad', abcClass: 'C' as const },
  }));
  await world.db.insert(product).values(rows);
  const lineOf = (at: number): string[] => {
    if (at % 97 === 0) return [`parte-${at}`, `Cambiado ${at}`, 'unidad'];
    if (at % 89 === 0) return [`PARTE-${at - 1}`, 'Repetido', 'unidad'];
    if (at % 83 === 0) return [at % 2 === 0 ? '' : `PARTE-${at}`, '', 'unidad'];
    return [at % 71 === 0 ? `PARTE-N${at}` : `PARTE-${at}`, `Producto ${at}`, 'unidad'];
  };
  const cells = Array.from({ length: KNOWN }, (_, at) => lineOf(at));
  const headers = ['Código', 'Nombre', 'Unidad'];
  await world.put('partes', 'p.csv', [headers, ...cells].map((row) => row.join(';')).join('\r\n'));
  const made = await world.add('partes');
  const viewer = await readAccountViewer(world.db, made.accountId ?? 0);
  if (!viewer) throw new Error('nobody gives the name');
  const sheet = { headers, rows: cells.map((row, at) => ({ number: at + 2, cells: row })) };
  const definition = openDefinition(viewer, 'productos');
  const together = await checkSheet({ db: world.db, viewer }, definition, { rules: [], sheet });
  const wrong = together.found.filter(({ errors }) => errors.length > 0);
  const right = together.found.filter(({ errors }) => errors.length === 0);
  const writes = right.filter(({ state }) => state !== 'unchanged');
  expect([wrong.length > 50, writes.length > 50]).toEqual([true, true]);

  const runId = await world.beginRun(made.id);
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  expect(await world.runOf(runId)).toMatchObject({
    ...{ read: KNOWN, rejected: wrong.length, written: writes.length },
    ...{ unchanged: right.length - writes.length, state: 'partial' },
  });
  const rejects = await world.rejectsOf(runId);
  expect(rejects.map(({ number, errors }) => ({ number, errors }))).toEqual(
    wrong.map(({ number, errors }) => ({ number, errors })),
  );
  const stored = await world.db.select().from(product).where(ilike(product.sku, 'parte-%'));
  const names = new Map(stored.map(({ sku, name }) => [sku.toLowerCase(), name]));
  const wanted = writes.map(({ write: { sku, name } }) => [String(sku).toLowerCase(), name]);
  expect(wanted.map(([sku]) => [sku, names.get(String(sku))])).toEqual(wanted);
}, 120_000);

test('fifty thousand rows that name one thing are refused, and none waits for ever', async () => {
  await world.put('una-sola', 'p.csv', 'Código;Nombre;Unidad\r\nUNA;x;unidad\r\n');
  const runId = await world.beginRun((await world.add('una-sola')).id);
  expect(await runUntil(world.services, runId, 2, true)).toBe('killed');
  await world.db.execute(sql`insert into link_staged (run_id, part, number, cells)
    select run_id, part, n, cells from link_staged, generate_series(3, 50002) n where run_id = ${runId}`);
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  expect(await world.runOf(runId)).toMatchObject({
    ...{ state: 'failed', error: expect.stringContaining('Más de 50.000 filas nombran lo mismo') },
  });
  expect(await world.db.$count(linkStaged, eq(linkStaged.runId, runId))).toBe(0);
});
