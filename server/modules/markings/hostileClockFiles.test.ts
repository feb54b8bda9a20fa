import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listNotifications } from '@contract/notifications/listNotifications';
import { type ClockFolderWorld, clockFolderWorld, shelves } from './testing/clockFolderWorld';

let world: ClockFolderWorld;

beforeAll(async () => {
  world = await clockFolderWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const notices = async (as: string) =>
  (await world.server.call(listNotifications, {}, as)).body.rows
    .filter(({ type }) => type === 'markings.clockFile')
    .map(({ title, body, link }) => ({ title, body, link }));

test('what cannot be read is put aside, and who keeps the clocks hears once, with the reason', async () => {
  await world.leave(
    'foto.dat',
    Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)),
  );
  await world.leave('vacío.dat', '');
  await world.leave('planilla.csv', 'Nombre;Sector\nAna;Depósito');
  await world.leave(
    'otra.xlsx',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(3000, 7)]),
  );
  await world.leave('futuro.dat', world.line(world.docket, '2036-11-10 08:00:00'));
  await world.lookTwice();
  await world.lookTwice();
  expect(await world.brief()).toEqual([]);
  const found = await world.files();
  expect(found.map(({ state }) => state)).toEqual(Array(5).fill('failed'));
  const reasonOf = (wanted: string) => found.find(({ name }) => name === wanted)?.reason;
  expect(reasonOf('planilla.csv')).toBe('Falta la columna Legajo.');
  expect(reasonOf('vacío.dat')).toMatch(/no tiene filas/);
  expect(reasonOf('futuro.dat')).toBe('Ninguna fila sirve. Fila 1: Esa hora todavía no pasó.');
  expect(found.every(({ reason }) => reason.length > 10)).toBe(true);
  expect([await world.inside(), (await world.inside('con-errores')).length]).toEqual([shelves, 5]);
  expect(await notices('rrhh')).toEqual([
    {
      title: 'No se pudieron leer 5 archivos de reloj',
      body: expect.stringMatching(/ Y 4 más\.$/),
      link: '/markings/clocks',
    },
  ]);
  expect(await notices('supervisor')).toEqual([]);
});

test('a bomb of a file is refused by its weight, without being read', async () => {
  await world.leave('bomba.dat', 'x');
  await truncate(path.join(world.folder, 'bomba.dat'), 900 * 1024 * 1024);
  await world.lookTwice();
  expect(await world.files()).toMatchObject([
    { state: 'failed', reason: 'Pesa más de 25 MB: dividilo.' },
  ]);
});

test('a link out of the folder is followed by nobody, and neither is one in place of a shelf', async () => {
  const { services } = world.server;
  const secret = path.join(services.config.dataDir, 'secreto.txt');
  await writeFile(secret, world.day);
  await symlink(secret, path.join(world.folder, 'attlog.dat'));
  await world.lookTwice();
  expect(await world.brief()).toEqual([]);
  expect(await world.files()).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('enlace') },
  ]);
  expect(await world.inside()).toEqual(shelves);
  const shelf = path.join(world.folder, 'leidos');
  await rename(shelf, `${shelf}-antes`);
  await symlink(services.config.dataDir, shelf);
  await world.leave('attlog.dat', world.day);
  await expect(world.lookTwice()).rejects.toThrow('no es una carpeta');
  expect(await world.brief()).toEqual([]);
  await rename(shelf, `${shelf}-enlace`);
  await rename(`${shelf}-antes`, shelf);
  await rm(`${shelf}-enlace`);
  await rm(path.join(world.folder, 'attlog.dat'));
});

test('a strange name leads nowhere and is kept readable', async () => {
  const odd = Buffer.concat([
    Buffer.from(`${world.folder}/`),
    Buffer.from([0x72, 0x65, 0x6c, 0xf3, 0x6a]),
    Buffer.from('.dat'),
  ]);
  await writeFile(odd, world.line(world.docket, '2026-11-10 08:00:00'));
  await world.leave(
    'reloj ..\\..\\ ⏰ de\nla puerta.dat',
    world.line(world.docket, '2026-11-10 17:00:00'),
  );
  await world.leave(`${'ñ'.repeat(120)}.dat`, world.line(world.docket, '2026-11-11 08:00:00'));
  await world.lookTwice();
  expect(await world.brief()).toHaveLength(3);
  expect(await world.inside()).toEqual(shelves);
  const kept = await world.inside('leidos');
  expect(kept.filter((name) => name.endsWith(' reloj .._.._ _ de la puerta.dat'))).toHaveLength(1);
  expect(
    (await world.files()).every(({ name, state }) => state === 'read' && !/\p{Cc}/u.test(name)),
  ).toBe(true);
});
