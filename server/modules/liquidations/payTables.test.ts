import { savePayConcept } from '@contract/liquidations/conceptAcciones';
import {
  listPayTables,
  removePayTable,
  savePayTable,
} from '@contract/liquidations/payTableAcciones';
import { calculatePayRun, getPayRunPerson } from '@contract/liquidations/runAcciones';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

const table = {
  ...{ code: 'de_prueba', name: 'Escala de prueba', fromDay: '2027-01-01' },
  ...{ steps: '0; 0; 5\n100000; 5000; 9', source: 'De la prueba' },
};
const save = (more: object = {}, as = 'sueldos') =>
  world.server.call(savePayTable, { ...table, ...more }, as);
const concept = (formula: string) =>
  world.server.call(
    savePayConcept,
    {
      ...{ code: 'ESCALA', name: 'Con escala', kind: 'deduction', runs: ['monthly'], bases: [] },
      ...{ formula, rounding: 'cents', position: 250, fromDay: '2020-01-01' },
    },
    'sueldos',
  );

test('a point in a number of a formula is asked about before anybody is paid by it', async () => {
  const refused = await concept('basico * 1.500');
  expect([refused.status, refused.error.fields]).toEqual([
    422,
    { formula: 'El punto no va en los números: escribí 1500, o 1,500 si son decimales.' },
  ]);
});

test('a run that needs a table of its month says its name, and is reckoned once it is written', async () => {
  expect((await concept('tabla(de_prueba; base(aportes))')).status).not.toBe(200);
  expect((await save()).status).toBe(200);
  expect((await concept('tabla(de_prueba; base(aportes))')).status).toBe(200);

  const { body: run } = await world.open({ title: 'Con escala' });
  const refused = await world.calculate(run);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Falta cargar en Tablas, para octubre de 2026: Escala de prueba.',
  ]);

  const { body: older } = await save({ fromDay: '2025-01-01' });
  await world.calculate(run);
  const reviewed = await world.settled(run.id, 'review');
  expect(reviewed.warnings).toContain(
    'Revisar: la tabla “Escala de prueba” no tiene un valor de 2026.',
  );
  const [row] = await world.people(run.id);
  const asked = { id: row?.id ?? 0 };
  const { body } = await world.server.call(getPayRunPerson, asked, 'sueldos');
  const line = body.lines.find(({ code }) => code === 'ESCALA');
  expect(line?.inputs.find(({ name }) => name.startsWith('tabla('))).toMatchObject({
    label: 'Escala de prueba',
  });

  // It comes to the same from what it took, whatever is written afterwards.
  await save({ id: older.id, version: older.version, fromDay: '2025-01-01', steps: '0; 0; 50' });
  const { id, version } = await world.read(run.id);
  await world.server.call(calculatePayRun, { id, version, refresh: false }, 'sueldos');
  await world.settled(run.id, 'review');
  const { body: again } = await world.server.call(getPayRunPerson, asked, 'sueldos');
  expect(again.net).toBe(body.net);
});

test('what a concept would miss stays, and what makes no sense is said at its line', async () => {
  const { body } = await world.server.call(listPayTables, {}, 'sueldos');
  const [one, other] = body.rows.filter(({ code }) => code === 'de_prueba');
  expect(one?.usedBy).toEqual(['ESCALA']);
  const remove = (row = one) =>
    world.server.call(removePayTable, { id: row?.id ?? 0, version: row?.version ?? 0 }, 'sueldos');
  expect((await remove()).status).toBe(200);
  expect((await remove(other)).error.message).toBe('A de_prueba la nombra ESCALA.');
  expect((await save({ fromDay: '2025-01-01' })).error.fields).toEqual({
    fromDay: '“Escala de prueba” ya rige desde ese día.',
  });
  expect((await save({ steps: '0; 0; 5\n0; 1; 9', fromDay: '2026-02-01' })).error.fields).toEqual({
    steps: 'Línea 2: cada tramo empieza más arriba que el anterior.',
  });
  expect((await save({ code: 'otra' }, 'empleado')).status).toBe(403);
});
