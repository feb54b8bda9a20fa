import { anyOf } from '../../db/anyOf';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { csv, importsOf, line } from '../../../tests/support/importsOf';
import { person } from '../../db/schema/organisation';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

async function staff(...dockets: string[]) {
  const rows = await database().select().from(person).where(anyOf(person.docket, dockets));
  return new Map(rows.map((row) => [row.docket, row]));
}

test('of a docket that stands twice the first row keeps its manager, whatever the other one says', async () => {
  const { body } = await brought.prepare(
    csv(
      line(7001, { manager: '1001' }),
      line(7001, { dni: '41007001' }),
      line(7002, { manager: '7003' }),
      line(7003),
      line(7002, { dni: '41007002', manager: '1001' }),
    ),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['docket', 'Se repite: ya está en la fila 2.']],
    [6, ['docket', 'Se repite: ya está en la fila 4.']],
  ]);
  await brought.apply(body.id, 'valid');
  const people = await staff('1001', '7001', '7002', '7003');
  expect(people.get('7001')?.managerId).toBe(people.get('1001')?.id);
  expect(people.get('7002')?.managerId).toBe(people.get('7003')?.id);
});
