import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listHourTotals } from '@contract/hours/hourAcciones';
import { createExport } from '@contract/lists/listAcciones';
import { copyLink, getLinkChoices, saveLink } from '@contract/sync/linkAcciones';
import { tryLinkOut } from '@contract/sync/out/linkOutAcciones';
import { saveView } from '@contract/views/viewAcciones';
import { listProducts } from '@contract/warehouse/catalogAcciones';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { auditEntry } from '../../../db/schema/audit';
import { role } from '../../../db/schema/session';
import { linkFile } from '../../../db/schema/sync';
import { product } from '../../../db/schema/warehouse';
import { type OutWorld, openOutWorld } from './testing/outWorld';

let world: OutWorld;
beforeAll(async () => {
  world = await openOutWorld();
});
afterAll(() => world.close());

const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n').filter(Boolean);

test('hours of the month before leave as the screen shows them, under the name of that month', async () => {
  const { server, add, run, names, text } = world;
  // The tests stand on 23 November 2026.
  const made = await add(
    {
      ...{ name: 'Horas', what: 'hora.listarTotales', period: 'lastMonth', outName: 'horas' },
      folder: 'sueldos/horas',
    },
    'admin',
  );
  const last = await run(made.id, {}, 'admin');
  const filters = [
    { field: 'unit', operator: 'is', value: 'month' },
    { field: 'fromDay', operator: 'is', value: '2026-10-01' },
  ];
  const { body } = await server.call(listHourTotals, { filters, size: 200 }, 'admin');
  expect(body.rows.length).toBeGreaterThan(10);
  expect(await names('sueldos/horas')).toEqual(['horas-2026-10.csv']);
  expect(last).toMatchObject({
    ...{ state: 'done', fileName: 'horas-2026-10.csv', fileHash: null },
    ...{ read: body.total, written: body.total, rejected: 0 },
  });
  const [titles = '', ...lines] = linesOf(await text('sueldos/horas', 'horas-2026-10.csv'));
  expect(titles).toMatch(/^Legajo;/);
  expect(lines.map((line) => line.split(';')[0])).toEqual(
    body.rows.map(({ docket }) => String(docket)),
  );
  const [entry] = await world.db.select().from(auditEntry).where(eq(auditEntry.address, 'enlace'));
  expect(entry?.after).toMatchObject({ fileName: 'horas-2026-10.csv', rows: body.total });
});

test('the same does not leave twice unless it is asked for, a change does, and nothing is written over', async () => {
  const { add, run, names, rename, folderOf } = world;
  const made = await add({ name: 'Igual', folder: 'igual', period: 'all' });
  await rename('Primero');
  const first = await run(made.id);
  expect(first.fileName).toMatch(/^catalogo-2026-11-23-\d{4}\.csv$/);
  const same = await run(made.id);
  expect([same.state, same.written, same.error]).toEqual([
    ...['empty', 0],
    'Lo mismo que la última vez: no salió de nuevo.',
  ]);
  expect(await names('igual')).toEqual([first.fileName]);
  const again = await run(made.id, { again: true });
  expect([again.state, again.reason]).toEqual(['done', 'again']);
  await rename('Segundo');
  const changed = await run(made.id);
  expect(changed.state).toBe('done');
  const all = await names('igual');
  expect(all).toHaveLength(3);
  expect(await readFile(path.join(folderOf('igual'), first.fileName), 'utf8')).toContain('Primero');
  const marks = await world.db.select().from(linkFile).where(eq(linkFile.linkId, made.id));
  expect(marks.map(({ name, stamp }) => [name, stamp])).toEqual([['catalogo.csv', changed.id]]);
});

test('two links and a stranger of the same name keep each their own file', async () => {
  const { server, add, run, names, text, folderOf } = world;
  const month = { period: 'thisMonth', what: 'pedido.listar', outName: 'mes', folder: 'junta' };
  const { body } = await server.call(getLinkChoices, {}, 'jefe');
  const orders = body.outs.find(({ list }) => list === 'pedido.listar');
  const by = { periodBy: orders?.dates[0]?.key };
  const one = await add({ ...month, ...by, name: 'Junta 1' });
  const two = await add({ ...month, ...by, name: 'Junta 2', outName: 'MES' });
  await mkdir(folderOf('junta'), { recursive: true });
  await writeFile(path.join(folderOf('junta'), 'mes-2026-11.csv'), 'de otro');
  await writeFile(path.join(folderOf('junta'), 'MES-2026-11.csv'), 'de otro más');
  expect((await run(one.id)).fileName).toBe('mes-2026-11-2.csv');
  expect((await run(two.id)).fileName).toBe('MES-2026-11-2.csv');
  const copied = await server.call(copyLink, { id: one.id }, 'jefe');
  expect(copied.body).toMatchObject({ paused: true, direction: 'out', outName: 'mes' });
  expect((await run(copied.body.id)).fileName).toBe('mes-2026-11-3.csv');
  expect(await text('junta', 'mes-2026-11.csv')).toBe('de otro');
  expect((await names('junta')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a view narrows rows and columns, formulas are marked, and a workbook of the same rows is the same', async () => {
  const { server, db, add, run, text, folderOf } = world;
  await db.insert(product).values({ sku: 'FX-1', name: '=cmd|x', unit: 'unidad', abcClass: 'C' });
  const layout = [
    { key: 'name', shown: true },
    { key: 'sku', shown: true },
    { key: 'unit', shown: false },
  ];
  const filters = [{ field: 'sku', operator: 'starts', value: 'FX-' }];
  const state = { search: '', filters, sort: [], layout };
  const view = { list: listProducts.name, name: 'Los de fórmula', shared: false, state };
  await server.call(saveView, view, 'jefe');
  const narrowed = { view: 'Los de fórmula', folder: 'vista' };
  const csv = await add({ name: 'Vista', ...narrowed });
  const { fileName, read } = await run(csv.id);
  expect(read).toBe(1);
  expect(linesOf(await text('vista', fileName))).toEqual(['Nombre;Código', "'=cmd|x;FX-1"]);
  const xlsx = await add({ name: 'Planilla', ...narrowed, format: 'xlsx' });
  const sheet = await run(xlsx.id);
  const rows = await readSheet(path.join(folderOf('vista'), sheet.fileName));
  expect(rows).toHaveLength(2);
  await server.travel({ minutes: 10 });
  expect((await run(xlsx.id)).state).toBe('empty');
  // The account that gives the name must see the view.
  const lent = { ...world.fields({ name: 'Ajena', ...narrowed }), accountId: null };
  const refused = await server.call(saveLink, { ...lent, what: 'persona.administrar' }, 'admin');
  expect(refused.error.fields?.view).toMatch(/“Los de fórmula” no está/);
});

test.each([
  ['a list that is none', { what: 'producto.inventado' }, 'what'],
  ['a list of one other thing', { what: 'liquidacion.listarPersonas' }, 'what'],
  ['no name for the file', { outName: '' }, 'outName'],
  ['a name that leads away', { outName: '../x' }, 'outName'],
  ['a view that is not there', { view: 'Nada' }, 'view'],
  ['a period without its day', { what: 'pedido.listar', period: 'lastMonth' }, 'periodBy'],
  ['hours of no period', { what: 'hora.listarTotales', period: 'all' }, 'period'],
  ['hours of a day', { what: 'hora.listarTotales', period: 'yesterday' }, 'period'],
  ['another WMS', { via: 'wms', url: 'https://wms.example' }, 'via'],
  ['an inside address', { via: 'address', url: 'https://127.0.0.1/x' }, 'url'],
])('%s is refused at its datum, when it is saved and when it is tried', async (name, given, at) => {
  for (const accion of [saveLink, tryLinkOut]) {
    const asked = { ...world.fields({ name }), ...given };
    const by = asked.what.startsWith('hora.') ? 'admin' : 'jefe';
    const { status, error } = await world.server.call(accion, asked, by);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [at]]);
  }
});

test('a folder outside of the allowed one is no way out', async () => {
  const { server, fields, add, run } = world;
  const away = { ...fields({ name: 'Afuera' }), folder: '../afuera' };
  expect((await server.call(saveLink, away, 'jefe')).status).toBe(422);
  const made = await add({ name: 'Archivo', folder: 'suelto/archivo' });
  await mkdir(world.folderOf('suelto'), { recursive: true });
  await writeFile(world.folderOf('suelto/archivo'), 'no es una carpeta');
  expect((await run(made.id)).error).toMatch(/no está dentro de la permitida/);
});

test('a trial shows how it begins and how many would leave, to whoever gives the name, and leaves nothing', async () => {
  const { server, fields, names } = world;
  const asked = fields({ name: 'Prueba', folder: 'prueba' });
  const { body } = await server.call(tryLinkOut, asked, 'jefe');
  const listed = await server.call(listProducts, { size: 1 }, 'jefe');
  const { total } = (await server.call(listProducts, {}, 'jefe')).body;
  expect(listed.status).toBe(200);
  expect(body).toMatchObject({ total, fileName: expect.stringMatching(/^catalogo-2026/) });
  expect(body.rows).toHaveLength(Math.min(20, total));
  expect(await names('prueba')).toEqual([]);
  const lent = await server.call(tryLinkOut, { ...asked, accountId: world.chiefId }, 'admin');
  expect([lent.body.total, lent.body.rows]).toEqual([total, null]);
});

test('nobody takes out what they may not see, and a name that lost its right stops the link', async () => {
  const { server, db, add, run, names, fields, ofChief } = world;
  const beyond = { name: 'Sueldos', what: 'sueldo.listar' };
  const { error } = await server.call(saveLink, fields(beyond), 'jefe');
  expect(Object.keys(error.fields ?? {})).toEqual(['what']);
  const choices = await server.call(getLinkChoices, {}, 'jefe');
  for (const { list } of choices.body.outs) {
    const request = { list, format: 'csv', columns: ['id'] };
    // A column that is none is refused after the right of the list is.
    expect((await server.call(createExport, request, 'jefe')).status).not.toBe(403);
  }
  const made = await add({ name: 'Sin permiso', folder: 'sin-permiso' });
  const [before] = await db.select().from(role).where(ofChief);
  await db
    .update(role)
    .set({ flags: { SYNC: true } })
    .where(ofChief);
  const last = await run(made.id, {}, 'admin');
  expect([last.state, last.error]).toEqual([
    'failed',
    'Quien da su nombre ya no puede exportarlo: elegí a otra persona.',
  ]);
  expect(await names('sin-permiso')).toEqual([]);
  await db.update(role).set({ flags: before?.flags }).where(ofChief);
});

test('a link does not turn around', async () => {
  const { server, fields, add } = world;
  const made = await add({ name: 'Da vuelta' });
  const { id, version } = made;
  const turned = { ...fields({ name: 'Da vuelta' }), direction: 'in', what: 'productos' };
  const { error } = await server.call(saveLink, { ...turned, id, version }, 'jefe');
  expect(Object.keys(error.fields ?? {})).toEqual(['direction']);
});
