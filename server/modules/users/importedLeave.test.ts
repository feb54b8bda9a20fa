import { getOrganisation } from '@contract/users/chartAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
  // Only the month that the test is about is closed.
  await database().delete(periodClose);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

async function staff(username: string) {
  const [row] = await database()
    .select({ docket: person.docket, siteId: person.siteId, leaveDate: person.leaveDate })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, username));
  if (!row) throw new Error(`nobody is ${username}`);
  return row;
}

const leaving = (...rows: [docket: string, day: string][]) =>
  [
    'Legajo;Fecha de egreso;Motivo de egreso',
    ...rows.map(([docket, day]) => `${docket};${day};${day && 'Renuncia'}`),
  ].join('\r\n');

test('who leaves by a file is out at once, a paid month stays closed, the last administrator stays', async () => {
  const [gone, paid, admin] = [await staff('empleado'), await staff('jefe'), await staff('admin')];
  const closed = { siteId: paid.siteId, month: '2026-08-01', ledger: 'pay' as const, closedBy: 1 };
  await database().insert(periodClose).values(closed);
  expect((await server.call(getOrganisation, {}, 'empleado')).status).toBe(200);
  const { body } = await brought.prepare(
    leaving([gone.docket, '20/11/2025'], [paid.docket, '15/08/2026'], [admin.docket, '31/12/2099']),
  );
  const { run } = await brought.apply(body.id, 'valid');
  expect(run.counts).toMatchObject({ applied: 1, refused: 2 });
  expect((await server.call(getOrganisation, {}, 'empleado')).status).toBe(401);
  expect((await staff('jefe')).leaveDate).toBeNull();
  expect((await staff('admin')).leaveDate).toBeNull();
});

test('an empty leaving date brings somebody back, without a reason for having left', async () => {
  const { docket } = await staff('empleado');
  const { body } = await brought.prepare(leaving([docket, '']));
  await brought.apply(body.id, 'all');
  const [back] = await database().select().from(person).where(eq(person.docket, docket));
  expect(back).toMatchObject({ leaveDate: null, leaveReason: null });
});
