import {
  listMatchedCredentials,
  listUnknownCredentials,
  matchCredential,
  unmatchCredential,
} from '@contract/markings/credentialAcciones';
import { eq } from 'drizzle-orm';
import { importsOf } from '../../../tests/support/importsOf';
import { periodClose } from '../../db/schema/closes';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  world = await markingsWorld();
  brought = importsOf(world.server, { kind: 'fichadas', by: 'rrhh' });
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const brief = async () =>
  (await world.rows()).map(({ kind, at, day }) => `${kind} ${world.clockOf(at)} ${day.slice(8)}`);

/** A clock writes such a line, without titles and between tabs. */
const line = (number: string, moment: string) => `${number}\t${moment}\t1\t0\t1\t0`;

test('the file of a clock is read as it comes, in any order, and twice the same counts once', async () => {
  const log = [
    line(world.docket, '2026-11-10 17:02:10'),
    line(world.docket, '2026-11-10 08:01:33'),
    line(world.docket, '2026-11-10 08:01:50'),
    line(world.docket, '2026-11-11 08:05:00'),
    line('77', '2026-11-10 09:00:00'),
  ].join('\n');
  const first = await brought.prepare(log);
  const { run } = await brought.apply(first.body.id, 'all');
  expect(run.counts).toMatchObject({ applied: 5 });
  expect(await brief()).toEqual(['in 08:01 10', 'out 17:02 10', 'in 08:05 11']);
  const again = await brought.prepare(log);
  await brought.apply(again.body.id, 'valid');
  expect(await brief()).toEqual(['in 08:01 10', 'out 17:02 10', 'in 08:05 11']);
});

test('a number that is nobody’s is kept until somebody says whose it is', async () => {
  const file = [line('77', '2026-11-10 09:00:00'), line('77', '2026-11-10 13:00:00')].join('\n');
  const { body } = await brought.prepare(file);
  await brought.apply(body.id, 'all');
  const seen = await world.server.call(listUnknownCredentials, {}, 'rrhh');
  expect(seen.body.rows).toEqual([
    {
      credential: '77',
      touches: 2,
      firstAt: '2026-11-10 09:00:00',
      lastAt: '2026-11-10 13:00:00',
      person: null,
    },
  ]);
  const match = { credential: '77', personId: world.personOf('empleado') };
  expect((await world.server.call(matchCredential, match, 'supervisor')).status).toBe(403);
  expect((await world.server.call(matchCredential, match, 'rrhh')).body).toEqual({
    punches: 2,
    closed: 0,
  });
  expect(await brief()).toEqual(['in 09:00 10', 'out 13:00 10']);
  expect((await world.server.call(listUnknownCredentials, {}, 'rrhh')).body.rows).toEqual([]);
  const other = { ...match, personId: world.personOf('operario') };
  expect((await world.server.call(matchCredential, other, 'rrhh')).status).toBe(409);
});

test('the preview promises no row of a closed month', async () => {
  await world.db
    .insert(periodClose)
    .values({ siteId: world.site.id, month: '2026-08-01', ledger: 'time', closedBy: 1 });
  const { body } = await brought.prepare(
    [line(world.docket, '2026-08-31 08:00:00'), line(world.docket, '2026-11-10 08:00:00')].join(
      '\n',
    ),
  );
  expect(body.counts).toMatchObject({ new: 1, invalid: 1 });
  expect(await brought.errorsOf(body.id)).toEqual([
    [1, ['moment', expect.stringContaining('Ese día es de un mes cerrado')]],
  ]);
  await world.db.delete(periodClose).where(eq(periodClose.month, '2026-08-01'));
});

test('what a number marked in a closed month waits, and counts when that is reopened', async () => {
  const { db } = world.server.services.database;
  const log = [line('78', '2026-10-09 09:00:00'), line('78', '2026-11-10 09:00:00')].join('\n');
  const { body } = await brought.prepare(log);
  await brought.apply(body.id, 'all');
  const match = { credential: '78', personId: world.personOf('empleado') };
  const first = await world.server.call(matchCredential, match, 'rrhh');
  expect(first.body).toEqual({ punches: 1, closed: 1 });
  const [left] = (await world.server.call(listUnknownCredentials, {}, 'rrhh')).body.rows;
  expect(left).toMatchObject({
    credential: '78',
    touches: 1,
    person: { id: world.personOf('empleado') },
  });
  await db.delete(periodClose);
  const again = await world.server.call(matchCredential, match, 'rrhh');
  expect(again.body).toEqual({ punches: 1, closed: 0 });
  expect(await brief()).toEqual(['in 09:00 09', 'in 09:00 10']);
});

test('a number that was given to the wrong person is nobody’s again; what it marked stays', async () => {
  const log = line('79', '2026-11-10 09:00:00');
  await brought.apply((await brought.prepare(log)).body.id, 'all');
  const match = { credential: '79', personId: world.personOf('empleado') };
  await world.server.call(matchCredential, match, 'rrhh');
  const known = await world.server.call(listMatchedCredentials, { search: '79' }, 'rrhh');
  const [row] = known.body.rows;
  expect([known.body.total, row?.person.id]).toEqual([1, world.personOf('empleado')]);
  const target = { id: row?.id ?? 0 };
  expect((await world.server.call(unmatchCredential, target, 'supervisor')).status).toBe(403);
  expect((await world.server.call(unmatchCredential, target, 'rrhh')).status).toBe(200);
  expect((await world.server.call(unmatchCredential, target, 'rrhh')).status).toBe(404);
  expect(await brief()).toEqual(['in 09:00 10']);
  const later = line('79', '2026-11-11 09:00:00');
  await brought.apply((await brought.prepare(later)).body.id, 'all');
  const unknown = (await world.server.call(listUnknownCredentials, {}, 'rrhh')).body.rows;
  expect(unknown.map(({ credential }) => credential)).toContain('79');
});

test('a sheet says day and hour in two columns, and what is wrong is told by its cell', async () => {
  const { body } = await brought.prepare(
    [
      'Legajo;Fecha;Hora;Tipo',
      `${world.docket};10/11/2026;08:00;Entrada`,
      `${world.docket};10/11/2026;25:00;Entrada`,
      `${world.docket};10/11/2026;;Salida`,
      `${world.docket};10/11/2026;12:00;Almuerzo`,
    ].join('\n'),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['hour', 'No es una hora: escribila como 08:30.']],
    [4, ['moment', 'Falta la fecha con su hora.']],
    [5, ['kind', 'Escribí Entrada o Salida, o dejalo vacío.']],
  ]);
});
