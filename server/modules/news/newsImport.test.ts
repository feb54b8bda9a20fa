import { prepareImport } from '@contract/imports/importAcciones';
import { listNews } from '@contract/news/newsAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { absence } from '../../db/schema/absences';
import { periodClose } from '../../db/schema/closes';
import { news } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  await server.services.database.db.delete(periodClose);
  brought = importsOf(server, { kind: 'novedades', by: 'rrhh' });
  await server.services.database.db.delete(absence);
});
afterAll(() => server.close());

const heads = 'Legajo;Tipo;Desde;Hasta;Media jornada;Cantidad;Estado';
const file = (...lines: string[]) => [heads, ...lines].join('\r\n');

test('each row is looked at against the rules, the file itself and who is away already', async () => {
  const { body } = await brought.prepare(
    file(
      '1010;ENF;05/10/2026;07/10/2026;;;Validada',
      '1010;Ausencia con aviso;07/10/2026;;;;',
      '9999;ENF;05/10/2026;;;;',
      '1011;NADA;05/10/2026;;;;',
      '1011;TAR;05/10/2026;;;30;',
      '1011;PRE;05/10/2026;;;85.000,50;Validada',
      '1012;ACA;05/10/2026;;mañana;;',
      '1012;ACA;05/10/2026;;Tarde;;',
    ),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['fromDay', 'Se superpone con otra ausencia, del 5 al 7 de octubre de 2026.']],
    [4, ['docket', 'No hay nadie con ese legajo.']],
    [5, ['type', 'No hay un tipo de novedad con ese código o nombre.']],
    [6, ['quantity', 'Un día tiene 24 horas.']],
  ]);
  const { run } = await brought.apply(body.id, 'valid');
  expect(run.counts).toMatchObject({ applied: 4 });
  const { db } = server.services.database;
  const rows = await db
    .select({ docket: person.docket, state: news.state, quantity: news.quantity, part: news.part })
    .from(news)
    .innerJoin(person, eq(person.id, news.personId))
    .where(eq(news.fromDay, '2026-10-05'))
    .orderBy(news.id);
  expect(rows.slice(-4)).toEqual([
    { docket: '1010', state: 'validated', quantity: null, part: 'whole' },
    { docket: '1011', state: 'validated', quantity: '85000.50', part: 'whole' },
    { docket: '1012', state: 'pending', quantity: null, part: 'morning' },
    { docket: '1012', state: 'pending', quantity: null, part: 'afternoon' },
  ]);
  const again = await brought.prepare(file('1010;ENF;06/10/2026;;;;'));
  expect(await brought.errorsOf(again.body.id)).toHaveLength(1);
});

test('only who validates the novelties of everybody brings a file', async () => {
  await expect(brought.upload(Buffer.from(file()), 'empleado')).rejects.toThrow('permiso');
  const asked = { kind: 'novedades', file: await brought.upload(Buffer.from(file())) };
  expect((await server.call(prepareImport, asked, 'supervisor')).status).toBe(403);
  expect((await server.call(listNews, {}, 'supervisor')).status).toBe(200);
});
