import { openWmsWorld, type WmsWorld } from './testing/wmsWorld';

let world: WmsWorld;
beforeAll(async () => {
  world = await openWmsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.calm());

const json = (value: unknown) => () =>
  world.older.answer((response) => response.end(JSON.stringify(value)));

test.each<[string, object, () => void, string]>([
  [
    'a token that is refused',
    { wmsAccion: 'uno.listado', token: 'otro' },
    () => undefined,
    'El otro WMS respondió 401 (Token invalido): revisá el token, el usuario y la clave.',
  ],
  [
    'a user who may not',
    { wmsUser: '99' },
    () => undefined,
    'El otro WMS respondió 403 (Usuario sin permiso): revisá el token, el usuario y la clave.',
  ],
  ['an accion that is not known', {}, () => undefined, 'respondió 400 (Accion desconocida).'],
  [
    'an error in the body that repeats the token',
    {},
    () => json({ error: `Token ${world.older.token} vencido` })(),
    'Respondió con un error. Dijo: Token ••• vencido',
  ],
  [
    'a page to sign in at',
    {},
    () => world.older.answer((response) => response.end('<html>Ingresá</html>')),
    'Respondió una página y no datos: revisá la dirección y la página de entrada.',
  ],
  [
    'a redirect',
    {},
    () =>
      world.older.answer((response) =>
        response.writeHead(302, { location: `${world.older.origin}/adentro` }).end(),
      ),
    'El otro sistema respondió 302: manda a otra dirección, y eso no se sigue.',
  ],
  [
    'an empty answer',
    {},
    () => world.older.answer((response) => response.end()),
    'sin nada adentro',
  ],
  [
    'fewer rows than announced',
    { name: 'Menos' },
    () =>
      world.older.answer((response, { body }) => {
        const datos = body.get('pagina') === '0' ? world.rowsOf('ME', 2) : [];
        response.end(JSON.stringify({ datos, cantidad: 9 }));
      }),
    'El otro WMS anunció 9 filas y dio 2: no se tomó nada.',
  ],
  [
    'one answer of a list that has more',
    { wmsPage: '' },
    json({ datos: [{}, {}], cantidad: '120' }),
    'La respuesta trae 2 filas y anuncia 120: poné el dato con el número de página.',
  ],
  [
    'a datum for the page that nobody looks at',
    { wmsPage: 'hoja' },
    json({ datos: [{ a: 1 }], cantidad: 120 }),
    'La página 2 dice lo mismo que la anterior: revisá el dato con el número de página.',
  ],
  [
    'an answer without end',
    {},
    () =>
      world.older.answer((response) => {
        const pour = () => {
          while (!response.destroyed && response.write('[1,'.repeat(50_000)));
        };
        response.on('drain', pour);
        pour();
      }),
    'La respuesta se cortó, tardó demasiado o pasa de 32 MB: no se tomó nada.',
  ],
])('%s is a failed run with its reason', async (name, given, answer, words) => {
  const { token = world.older.token, ...rest } = given as { token?: string };
  const made = await world.makeLink({ name: `Falla ${name}`, ...rest }, token);
  answer();
  const failed = await world.run(made.id);
  expect([failed?.state, failed?.error]).toEqual(['failed', expect.stringContaining(words)]);
  expect(world.older.calls.map(({ page }) => page)).not.toContain('/adentro');
});
