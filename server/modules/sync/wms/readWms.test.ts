import { readPages } from './readPages';
import { openWmsWorld, type WmsWorld } from './testing/wmsWorld';

let world: WmsWorld;
beforeAll(async () => {
  world = await openWmsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.calm());

test('a list is asked for page by page, to the letter of the protocol, and comes in once', async () => {
  world.older.list('uno.listado', world.rowsOf('PG', 5));
  const made = await world.makeLink({
    name: 'Páginas',
    wmsAccion: 'uno.listado',
    wmsParams: 'estado=1',
  });
  expect(await world.run(made.id)).toMatchObject({
    ...{ state: 'done', fileName: 'uno.listado', read: 5, written: 5, rejected: 0 },
  });
  // A second reading tells what moved between two pages.
  expect(world.older.calls.map(({ query }) => query.get('pagina'))).toEqual([
    ...['0', '1', '2'],
    ...['0', '1', '2'],
  ]);
  expect(world.older.calls[0]).toMatchObject({ page: '/web-service', method: 'POST' });
  expect(world.older.calls[0]?.body.get('estado')).toBe('1');
  expect((await world.run(made.id))?.state).toBe('empty');
  expect(await world.codesOf('PG')).toHaveLength(5);
});

test('by GET at the other page, in one answer, and an empty list is nothing new', async () => {
  world.older.list('dos.listado', world.rowsOf('GE', 2));
  const asked = { wmsAccion: 'dos.listado', wmsMethod: 'GET', wmsEntry: 'mobile-final' };
  const made = await world.makeLink({ name: 'Una', ...asked, wmsPage: '' });
  expect(await world.run(made.id)).toMatchObject({ state: 'done', written: 2 });
  expect(world.older.calls).toHaveLength(1);
  expect(world.older.calls[0]).toMatchObject({ page: '/mobile-final', method: 'GET' });
  world.older.list('dos.listado', []);
  expect((await world.run(made.id))?.state).toBe('empty');
});

test('a list without a total is read to the page that has no rows', async () => {
  const pages = [world.rowsOf('ST', 2), world.rowsOf('ST', 3).slice(2), []];
  world.older.answer((response, { body }) =>
    response.end(JSON.stringify(pages[Number(body.get('pagina'))] ?? [])),
  );
  const made = await world.makeLink({ name: 'Sin total', rowsPath: '', wmsTotal: '' });
  expect(await world.run(made.id)).toMatchObject({ state: 'done', read: 3, written: 3 });
});

test('a list that grows meanwhile is read anew until it holds still', async () => {
  const rows = world.rowsOf('CR', 6);
  const shown = rows.slice(0, 4);
  world.older.list('crece.listado', shown);
  world.older.beforeEach((at) => void (at === 1 && shown.push(...rows.slice(4))));
  const made = await world.makeLink({ name: 'Crece', wmsAccion: 'crece.listado' });
  expect(await world.run(made.id)).toMatchObject({ state: 'done', read: 6 });
  expect(await world.codesOf('CR')).toHaveLength(6);
});

test('a row that slips to a page already read, with the same total, is not lost', async () => {
  const rows = world.rowsOf('DE', 5);
  const shown = rows.slice(0, 4);
  world.older.list('desliza.listado', shown);
  // The first goes and another comes: the third slips to the first page, which was read.
  world.older.beforeEach((at) => void (at === 1 && shown.splice(0, 4, ...rows.slice(1))));
  const made = await world.makeLink({ name: 'Desliza', wmsAccion: 'desliza.listado' });
  expect(await world.run(made.id)).toMatchObject({ state: 'done', read: 4 });
  expect(await world.codesOf('DE')).toEqual(['DE-1', 'DE-2', 'DE-3', 'DE-4']);
});

test('of a list that never holds still nothing is taken', async () => {
  const shown = world.rowsOf('NU', 4);
  world.older.list('nunca.listado', shown);
  world.older.beforeEach((at) => {
    const [first] = shown.splice(0, 1);
    if (first) shown.push({ ...first, Nombre: `Artículo ${at}` });
  });
  const made = await world.makeLink({ name: 'Nunca', wmsAccion: 'nunca.listado' });
  const failed = await world.run(made.id);
  expect([failed?.state, failed?.error]).toEqual([
    'failed',
    'La lista cambia mientras se lee: no se tomó nada, y la próxima corrida la lee de nuevo.',
  ]);
  expect(await world.codesOf('NU')).toEqual([]);
});

test('a list of more pages than the limit, and one that hangs, are given up', async () => {
  const { services } = world.server;
  const source = { ...world.fields({ wmsTotal: '' }), url: world.older.origin };
  const secrets = { token: world.older.token, key: null };
  const read = (ms: number) =>
    readPages({
      ...{ services, source, secrets, turn: { turn: 'test', background: true } },
      until: performance.now() + ms,
    });
  world.older.answer((response, { body }) =>
    response.end(JSON.stringify({ datos: [{ page: body.get('pagina') }] })),
  );
  await expect(read(300_000)).rejects.toThrow('La lista pasa de 500 páginas');
  await expect(read(-1)).rejects.toThrow('Leer la lista entera tardó demasiado');
  world.older.answer(() => undefined);
  await expect(read(300)).rejects.toThrow('El otro sistema tardó demasiado.');
});
