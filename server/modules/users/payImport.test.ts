import { createExport } from '@contract/lists/listAcciones';
import { listPay } from '@contract/users/personPartAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { plainAmount } from '../../engine/imports/parsers';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
});
afterAll(() => server.close());

test.each([
  ['850.000,50', '850000.50'],
  ['$ 850.000', '850000'],
  ['850000.5', '850000.5'],
  ['850,5', '850.5'],
])('%s is read as %s', (typed, read) => {
  expect(plainAmount(typed)).toBe(read);
});

test('a file brings the pay of people, refuses what does not check, and writes the history', async () => {
  const { body } = await brought.prepare(
    [
      'Legajo;Convenio;Categoría;Forma de pago;Sueldo;CBU;Alias',
      '1010;CCT 40/89;A;Mensual;900.000,50;2850590940090418135201;Rio.Puente.1',
      '1011;CCT 40/89;A;Mensual;900.000;2850590940090418135202;',
      '1012;CCT 40/89;A;;900.000;;',
      '1013;;;Semanal;1;;x',
    ].join('\r\n'),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['cbu', 'Hay algún número equivocado: copialo otra vez.']],
    [4, ['salaryBasis', 'Indicá si el sueldo es por mes, por día o por hora.']],
    [
      5,
      ['salaryBasis', 'Escribí Mensual, Diario o Por hora.'],
      ['bankAlias', 'El alias tiene de 6 a 20 letras, números, puntos o guiones.'],
    ],
  ]);
  await brought.apply(body.id, 'valid');
  const { db } = server.services.database;
  const [stored] = await db.select().from(person).where(eq(person.docket, '1010'));
  expect(stored).toMatchObject({ salary: '900000.50', bankAlias: 'rio.puente.1', category: 'A' });
  const rows = await db
    .select({ kind: personHistory.kind, salary: personHistory.salary })
    .from(personHistory)
    .where(eq(personHistory.personId, stored?.id ?? 0));
  expect(rows).toContainEqual({ kind: 'salary', salary: '900000.50' });
});

test('the list of salaries is for who administers people or pay, and so is its export', async () => {
  expect((await server.call(listPay, {}, 'rrhh')).body.total).toBe(64);
  expect((await server.call(listPay, {}, 'jefe')).status).toBe(403);
  const asked = { list: listPay.name, format: 'csv', columns: ['docket', 'salary'] };
  expect((await server.call(createExport, asked, 'jefe')).status).toBe(403);
  expect((await server.call(createExport, asked, 'rrhh')).status).toBe(200);
});
