import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tryLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { linkFile } from '../../../db/schema/sync';
import { openSftpWorld, type SftpWorld } from './testing/sftpWorld';

let world: SftpWorld;
beforeAll(async () => {
  world = await openSftpWorld();
});
afterAll(() => world.close());
beforeEach(() => world.other.calm());

const told = (runs: Awaited<ReturnType<SftpWorld['run']>>) =>
  runs.map(({ state, fileName, written }) => [state, fileName, written]);

test('files come in once, the oldest first, one run after the other; what changed comes in again, and nothing is taken away there', async () => {
  const { add, fieldsIn, put, run, names, productsOf, db } = world;
  await put('uno-b.csv', [['UNO-2', 'Dos']], 10);
  await put(
    'uno-a.csv',
    [
      ['UNO-1', 'Uno'],
      ['UNO-2', 'Primero'],
    ],
    20,
  );
  await put('otro.csv', [['UNO-3', 'Ajeno']], 30);
  await mkdir(world.fileAt('uno-carpeta.csv'));
  await symlink(world.fileAt('otro.csv'), world.fileAt('uno-enlace.csv'));
  const made = await add(fieldsIn({ name: 'Uno', files: 'uno-*.csv' }));
  expect(told(await run(made.id))).toEqual([
    ['done', 'uno-a.csv', 2],
    ['done', 'uno-b.csv', 1],
  ]);
  expect(await productsOf('UNO')).toEqual(['Uno', 'Dos']);
  const marks = await db.select().from(linkFile).where(eq(linkFile.linkId, made.id));
  expect(marks.map(({ name }) => name).sort()).toEqual(['uno-a.csv', 'uno-b.csv']);
  expect((await run(made.id)).at(-1)?.state).toBe('empty');
  await put(
    'uno-a.csv',
    [
      ['UNO-1', 'Uno cambiado'],
      ['UNO-2', 'Dos'],
    ],
    5,
  );
  const again = (await run(made.id)).at(-1);
  expect([again?.state, again?.written, again?.unchanged]).toEqual(['done', 1, 1]);
  expect(await names()).toEqual(
    expect.arrayContaining(['otro.csv', 'uno-a.csv', 'uno-b.csv', 'uno-enlace.csv']),
  );
});

test('a file that still grows waits for the next run, and a private key enters as a password does', async () => {
  const { add, fieldsIn, put, run, other, productsOf } = world;
  await put('crece.csv', [['CRE-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Crece', files: 'crece.csv' }), other.privateKey);
  other.tricks.meanwhile = {
    read: () =>
      put(
        'crece.csv',
        [
          ['CRE-1', 'Uno'],
          ['CRE-2', 'Dos'],
        ],
        5,
      ),
  };
  expect(told(await run(made.id))).toEqual([['empty', '', 0]]);
  expect(await productsOf('CRE')).toEqual([]);
  other.calm();
  expect((await run(made.id)).at(-1)?.state).toBe('done');
  expect(other.tried).toEqual(expect.arrayContaining(['publickey']));
  expect(other.tried).not.toContain('password');
  expect(await productsOf('CRE')).toEqual(['Uno', 'Dos']);
});

test('a server that asks for the password in a question gets it', async () => {
  const { add, fieldsIn, put, run, other } = world;
  await put('pregunta.csv', [['PRE-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Pregunta', files: 'pregunta.csv' }));
  other.tricks.byQuestion = true;
  expect((await run(made.id))[0]?.state).toBe('done');
});

test('a folder that is absolute is the same, and one that is not there is said', async () => {
  const { add, fieldsIn, put, run, other } = world;
  await put('absoluta.csv', [['ABS-1', 'Uno']], 10);
  const whole = await add(fieldsIn({ name: 'Abs', folder: '/salida', files: 'absoluta.csv' }));
  expect((await run(whole.id))[0]?.state).toBe('done');
  const none = await add(fieldsIn({ name: 'Nada', folder: '/nada' }));
  expect((await run(none.id))[0]?.error).toBe('No existe la carpeta /nada en el servidor.');
  const own = await add(fieldsIn({ name: 'Suya', folder: '' }));
  await rename(other.home, `${other.home}-fuera`);
  const lost = await run(own.id).finally(() => rename(`${other.home}-fuera`, other.home));
  expect(lost[0]?.error).toBe('Ese usuario no tiene carpeta en el servidor.');
});

test('names that lead elsewhere are no files, and the others of their list come in', async () => {
  const { add, fieldsIn, put, run, other, services } = world;
  await put('bien.csv', [['BIE-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Nombres', files: '*bien.csv' }));
  other.tricks.names = ['../bien.csv', 'a/bien.csv', 'x\nbien.csv', '\\bien.csv', '.', '..', ''];
  expect(told(await run(made.id))).toEqual([['done', 'bien.csv', 1]]);
  expect(services.config.linksDir).not.toBe(other.home);
});

test('a trial shows the newest, and writes and marks nothing', async () => {
  const { server, add, fieldsIn, put, productsOf, db } = world;
  await put('prueba-1.csv', [['PRU-1', 'Viejo']], 20);
  await put(
    'prueba-2.csv',
    [
      ['PRU-1', 'Nuevo'],
      ['PRU-2', ''],
    ],
    10,
  );
  const made = await add(fieldsIn({ name: 'Prueba', files: 'prueba-*.csv' }));
  const asked = { ...fieldsIn({ name: 'Prueba', files: 'prueba-*.csv' }), id: made.id };
  const { body } = await server.call(tryLink, asked, 'jefe');
  expect([body.fileName, body.counts.new, body.counts.invalid]).toEqual(['prueba-2.csv', 1, 1]);
  expect(await productsOf('PRU')).toEqual([]);
  expect(await db.$count(linkFile, eq(linkFile.linkId, made.id))).toBe(0);
  const none = await server.call(tryLink, { ...asked, files: 'nada.csv' }, 'jefe');
  expect([none.body.fileName, none.body.print]).toEqual([null, null]);
});

test('a file whose size is a lie is not taken', async () => {
  const { add, fieldsIn, put, run, other, productsOf } = world;
  await put('miente.csv', [['MIE-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Miente', files: 'miente.csv' }));
  for (const sizeMore of [7, -7]) {
    other.tricks.sizeMore = sizeMore;
    const last = (await run(made.id)).at(-1);
    expect(last?.error).toBe(
      'miente.csv no tiene el tamaño que dice el servidor: no se tomó nada.',
    );
  }
  other.tricks.sizeMore = 2 * 1024 ** 3;
  expect((await run(made.id)).at(-1)?.error).toMatch(/pasa de 1 GB/);
  other.calm();
  await writeFile(world.fileAt('vacio.csv'), '');
  expect((await run(made.id)).at(-1)?.state).toBe('done');
  expect(await productsOf('MIE')).toEqual(['Uno']);
});

test('a file that cannot be read says how many newer ones wait for it, and they come in once it is gone', async () => {
  const { add, fieldsIn, put, run, productsOf } = world;
  await put('espera-2.csv', [['ZQX-2', 'Dos']], 20);
  await put('espera-3.csv', [['ZQX-3', 'Tres']], 10);
  await put('espera-1.csv', [], 30);
  const made = await add(fieldsIn({ name: 'Espera', files: 'espera-*.csv' }));
  expect((await run(made.id)).at(-1)?.error).toBe(
    'El archivo no tiene filas debajo de los títulos. Mientras no se lea, esperan 2 archivos más nuevos.',
  );
  expect(await productsOf('ZQX')).toEqual([]);
  await rm(world.fileAt('espera-1.csv'));
  await run(made.id);
  expect(await productsOf('ZQX')).toEqual(['Dos', 'Tres']);
});
