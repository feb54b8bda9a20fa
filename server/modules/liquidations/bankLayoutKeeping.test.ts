import {
  listBankLayouts,
  previewBankLayout,
  removeBankLayout,
  saveBankLayout,
} from '@contract/liquidations/bankLayoutAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { liquidationsSeed } from './seed/liquidationsSeed';
import { column, fixedLayout } from './testing/fixedLayout';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const list = async () => (await server.call(listBankLayouts, {}, 'sueldos')).body;
const save = (more: object = {}, as = 'sueldos') =>
  server.call(saveBankLayout, { ...fixedLayout, ...more }, as);

test('only who keeps everybody’s pay sees, changes and tries layouts', async () => {
  const { name: _name, ...shape } = fixedLayout;
  expect((await save({ name: 'Ajeno' }, 'supervisor')).status).toBe(403);
  const seen = await server.call(previewBankLayout, shape, 'empleado');
  expect(seen.status).toBe(403);
});

test('two are not called the same, a stale one is refused, and the last one stays', async () => {
  expect((await save({})).status).toBe(200);
  expect((await save({ name: 'BANCO DEL SUR' })).error.fields).toEqual({
    name: 'Ya hay un diseño con ese nombre.',
  });
  const wrong = await save({ name: 'Sin importe', columns: [column('cbu')] });
  expect([wrong.status, wrong.error.fields]).toEqual([
    422,
    { columns: 'Falta la columna del importe.' },
  ]);
  const [first, ...others] = (await list()).rows;
  if (!first) throw new Error('there are some');
  const { body } = await save({ ...first, name: 'Planilla' });
  expect(body.version).toBe(first.version + 1);
  expect((await save({ ...first, name: 'Otra' })).error.code).toBe('conflicto_version');
  const remove = ({ id, version }: { id: number; version: number }) =>
    server.call(removeBankLayout, { id, version }, 'sueldos');
  for (const one of others) expect((await remove(one)).status).toBe(200);
  expect((await remove(body)).error.message).toBe(
    'Es el único diseño: agregá otro antes de quitarlo.',
  );
  // Layouts that were taken away do not come back with the next start.
  await liquidationsSeed.product?.(server.services.database.db);
  expect((await list()).rows.map(({ name }) => name)).toEqual(['Planilla']);
});
