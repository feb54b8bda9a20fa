import { savePayConcept } from '@contract/liquidations/conceptAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const written = {
  ...{ code: 'PREMIO', name: 'Premio', kind: 'remunerative', runs: ['monthly'], bases: [] },
  ...{ position: 90, fromDay: '2026-01-01', formula: 'basico * 10%' },
};
const save = (more: object) => server.call(savePayConcept, { ...written, ...more }, 'sueldos');

test('a remunerative concept that enters no base is asked about, and saved once that is meant', async () => {
  const asked = await save({});
  expect([asked.status, asked.error.fields?.bases]).toEqual([
    422,
    expect.stringContaining('No entra en ninguna base'),
  ]);
  const meant = await save({ withoutBases: true });
  expect([meant.status, meant.body.bases]).toEqual([200, []]);
  // It was answered: with the next change nobody is asked again.
  const { id, version } = meant.body;
  const renamed = await save({ id, version, name: 'Premio anual' });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Premio anual']);
});

test('what becomes remunerative, or loses its last base, is asked about too', async () => {
  const free = { code: 'VIATICO', name: 'Viático' };
  const first = await save({ ...free, kind: 'nonRemunerative' });
  expect(first.status).toBe(200);
  const { id, version } = first.body;
  expect((await save({ ...free, id, version })).status).toBe(422);
  const within = await save({ ...free, id, version, bases: ['aportes'] });
  expect(within.status).toBe(200);
  expect((await save({ ...free, id, version: within.body.version })).status).toBe(422);
});
