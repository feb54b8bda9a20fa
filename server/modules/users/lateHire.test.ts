import { makeCuil } from '@contract/core/cuil';
import { createPerson, updatePerson } from '@contract/users/personAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { csv, importsOf, line } from '../../../tests/support/importsOf';
import { absence } from '../../db/schema/absences';
import { firstRecords, lateHireFault } from './firstRecords';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;

/** Makes somebody who was away from 4 May 2026 on, which is the first thing that is kept of them. */
async function somebody(docket: string) {
  const dni = `4790${docket}`;
  const input = {
    ...{ lastName: 'Prueba', firstName: 'Ingreso', docket, dni, cuil: makeCuil('27', dni) },
    ...{ birthDate: '1990-05-02', hireDate: '2024-03-01', areaId: 1 },
  };
  const { body } = await server.call(createPerson, input, 'admin');
  const kept = { source: 'news', state: 'firm', code: 'EXA', label: 'Examen' } as const;
  const days = { fromDay: '2026-05-04', toDay: '2026-05-05', sourceId: 900_000 + body.id };
  await database()
    .insert(absence)
    .values({ ...kept, ...days, personId: body.id, paidPercent: 100 });
  return { ...input, id: body.id, version: body.version };
}

test('somebody is not hired after the first thing that is kept of them', async () => {
  const row = await somebody('6101');
  expect((await firstRecords(database(), [row.id])).get(row.id)).toBe('2026-05-04');
  const late = await server.call(updatePerson, { ...row, hireDate: '2026-05-05' }, 'admin');
  expect([late.status, late.error.fields]).toEqual([
    422,
    { hireDate: 'Tiene registros desde el 04/05/2026: el ingreso no puede ser posterior.' },
  ]);
  const same = await server.call(updatePerson, { ...row, hireDate: '2026-05-04' }, 'admin');
  expect(same.status).toBe(200);
});

test('a file says so by row, and a person without records may be hired later', async () => {
  const row = await somebody('6102');
  const written = (docket: number, dni: string) =>
    line(docket, { dni, cuil: makeCuil('27', dni) }).replace('1/3/2020', '5/5/2026');
  const brought = importsOf(server);
  const { body } = await brought.prepare(csv(written(6102, row.dni), written(6103, '47906103')));
  expect(await brought.errorsOf(body.id)).toEqual([
    [2, ['hireDate', 'Tiene registros desde el 04/05/2026: el ingreso no puede ser posterior.']],
  ]);
});

test.each([
  ['2026-05-01', '2026-05-04', false],
  ['2026-05-05', '2026-05-04', true],
  // A month that was paid whole is kept by its first day, and its person may have come within it.
  ['2026-05-18', '2026-05-01', false],
  ['2026-06-01', '2026-05-01', true],
  ['2026-06-01', undefined, false],
])('hired on %s with a first record of %s is too late: %s', (hireDate, first, late) => {
  expect(lateHireFault(hireDate, first) !== null).toBe(late);
});
