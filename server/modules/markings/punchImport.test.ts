import { listUnknownCredentials, matchCredential } from '@contract/markings/credentialAcciones';
import { importsOf } from '../../../tests/support/importsOf';
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

/** As a clock writes it: without titles, between tabs. */
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
    { credential: '77', touches: 2, firstAt: '2026-11-10 09:00:00', lastAt: '2026-11-10 13:00:00' },
  ]);
  const match = { credential: '77', personId: world.personOf('empleado') };
  expect((await world.server.call(matchCredential, match, 'supervisor')).status).toBe(403);
  expect((await world.server.call(matchCredential, match, 'rrhh')).body).toEqual({ punches: 2 });
  expect(await brief()).toEqual(['in 09:00 10', 'out 13:00 10']);
  expect((await world.server.call(listUnknownCredentials, {}, 'rrhh')).body.rows).toEqual([]);
  expect((await world.server.call(matchCredential, match, 'rrhh')).status).toBe(409);
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
