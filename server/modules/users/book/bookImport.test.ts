import { createExport } from '@contract/lists/listAcciones';
import { listPersonBooks } from '@contract/users/personBookAcciones';
import { asc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { importsOf } from '../../../../tests/support/importsOf';
import { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';
import { account } from '../../../db/schema/session';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server, { kind: 'libro-de-sueldos', by: 'rrhh' });
});
afterAll(() => server.close());

const whoHas = async (docket: string) => {
  const { db } = server.services.database;
  const [found] = await db.select().from(person).where(eq(person.docket, docket));
  if (!found) throw new Error(`nobody has ${docket}`);
  return found;
};
const rowsOf = async (docket: string) => {
  const { db } = server.services.database;
  const { id } = await whoHas(docket);
  return db
    .select()
    .from(personBook)
    .where(eq(personBook.personId, id))
    .orderBy(asc(personBook.effectiveFrom));
};

test('a file brings codes by docket or CUIL, and what is wrong is told at its cell', async () => {
  const { cuil } = await whoHas('1031');
  const { cuil: another } = await whoHas('1032');
  const { body } = await brought.prepare(
    [
      'Legajo;CUIL;Desde;Modalidad;Obra social;Cónyuge;Cantidad de hijos;ART',
      '1030;;01/10/2026;022;400800;Sí;2;',
      `;${cuil};01/10/2026;8;;no;;No`,
      '1030;;15/10/2026;;;;;',
      ';;01/10/2026;8;;;;',
      '9999;;01/10/2026;8;;;;',
      `1030;${another};01/11/2026;8;;;;`,
      '1030;;01/10/2026;1;;;;',
      '1033;;01/10/1950;8;;;;',
      '1033;;01/10/2026;1000;1000000;quizás;100;',
      '1033;;;8;;;;',
    ].join('\r\n'),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [5, ['docket', 'Falta el legajo o el CUIL.']],
    [6, ['docket', 'No hay nadie con ese legajo.']],
    [7, ['cuil', 'Ese legajo tiene otro CUIL.']],
    [8, ['effectiveFrom', 'Se repite: ya está en la fila 2.']],
    [9, ['effectiveFrom', 'Es anterior al ingreso.']],
    [
      10,
      ['contract', 'Va de 0 a 999.'],
      ['health', 'Va de 0 a 999999.'],
      ['spouse', 'Escribí Sí o No.'],
      ['children', 'Va de 0 a 99.'],
    ],
    [11, ['effectiveFrom', expect.any(String)]],
  ]);
  await brought.apply(body.id, 'valid');
  expect(await rowsOf('1030')).toEqual([
    expect.objectContaining({
      ...{ effectiveFrom: '2026-10-01', contract: 22, health: 400_800, spouse: 'yes' },
      ...{ children: 2, insured: null },
    }),
    // Its cells are empty: it goes as at the site again.
    expect.objectContaining({ effectiveFrom: '2026-10-15', contract: null, health: null }),
  ]);
  expect(await rowsOf('1031')).toEqual([
    expect.objectContaining({ contract: 8, health: null, spouse: 'no', insured: 'no' }),
  ]);
});

test('a column that the file has not stays as it is, of the day or of what held before it', async () => {
  const { body } = await brought.prepare(
    ['Legajo;Rige desde;Obra social', '1030;01/10/2026;126205', '1031;20/10/2026;1'].join('\r\n'),
  );
  await brought.apply(body.id, 'all');
  const [first] = await rowsOf('1030');
  expect(first).toMatchObject({ contract: 22, health: 126_205, children: 2, version: 2 });
  const [, later] = await rowsOf('1031');
  expect(later).toMatchObject({
    ...{ effectiveFrom: '2026-10-20', contract: 8, health: 1, spouse: 'no', insured: 'no' },
  });
});

test('what is taken out comes in again as it was', async () => {
  const { db } = server.services.database;
  const columns = [
    ...['docket', 'cuil', 'effectiveFrom', 'situation', 'condition', 'activity', 'contract'],
    ...['place', 'health', 'spouse', 'children', 'insured'],
  ];
  const asked = { list: listPersonBooks.name, format: 'csv', columns };
  const { body: file } = await server.call(createExport, asked, 'rrhh');
  const { body: text } = await server.fetchFile(file.url, 'rrhh');
  const { body } = await brought.prepare(text);
  expect(await brought.errorsOf(body.id)).toEqual([]);
  expect(body.counts).toMatchObject({ new: 0, changed: 0, unchanged: await db.$count(personBook) });
});

test('nobody brings their own, and who only prepares pay brings none', async () => {
  const { db } = server.services.database;
  const [keeper] = await db
    .select({ docket: person.docket })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(account.username, 'rrhh'));
  const { body } = await brought.prepare(
    `Legajo;Desde;Modalidad\r\n${keeper?.docket};01/10/2026;8`,
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [2, ['docket', 'Tu propia ficha la cambia otra persona.']],
  ]);
  const admin = importsOf(server, { kind: 'libro-de-sueldos' });
  const { body: theirs } = await admin.prepare(
    `Legajo;Desde;Modalidad\r\n${keeper?.docket};01/10/2026;8`,
  );
  expect(await admin.errorsOf(theirs.id)).toEqual([]);
  const other = importsOf(server, { kind: 'libro-de-sueldos', by: 'sueldos' });
  await expect(other.prepare('Legajo;Desde\r\n1030;01/10/2026')).rejects.toThrow();
});
