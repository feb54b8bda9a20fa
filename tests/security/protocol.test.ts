import { expectRefusal, type WireClient, type WireSession, wireClient } from './wireClient';
import { closeConnections } from './wireRequest';
import { type WireServer, wireServer } from './wireServer';

let server: WireServer;
let client: WireClient;
let empleado: WireSession;
let rrhh: WireSession;

beforeAll(async () => {
  server = await wireServer();
  client = wireClient(server);
  empleado = await client.signIn('empleado');
  rrhh = await client.signIn('rrhh');
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

describe('the fixed token', () => {
  test('opens the public acciones, on both entry pages', async () => {
    for (const entry of ['/web-service', '/mobile-final']) {
      const answer = await client.get('servidor.estado', {}, { entry });
      expect([entry, answer.status, answer.statusText]).toEqual([entry, 200, 'OK']);
    }
  });

  test.each([['wrong'], [null], ['']])('%p is refused before anything else', async (token) => {
    for (const accion of ['servidor.estado', 'usuario.sesiones', 'no.existe']) {
      const answer = await client.post(accion, {}, { token, as: empleado });
      expectRefusal(answer, 401, 'token_invalido');
    }
  });

  test('twice in the address is refused, equal or not', async () => {
    for (const second of ['anden', 'otro']) {
      const answer = await client.path(
        `/web-service?token=anden&token=${second}&accion=servidor.estado`,
      );
      expectRefusal(answer, 400, 'solicitud_incorrecta');
    }
  });
});

test('the words of the status line reach a browser with their accents', async () => {
  const { statusText } = await client.post('usuario.sesiones', {});
  expect(statusText).toBe('Sin sesión');
});

describe('query and body that disagree', () => {
  test.each([
    ['token', { token: 'otro' }],
    ['accion', { accion: 'usuario.sesiones' }],
    ['nusuario', { nusuario: 999 }],
  ])('about %s are refused', async (name, fields) => {
    const answer = await client.post('usuario.renovar', fields, { as: empleado });
    expectRefusal(answer, 400, 'solicitud_incorrecta');
    expect(answer.text).toContain(name);
  });

  test('and that agree are one call', async () => {
    const fields = { token: 'anden', accion: 'usuario.sesiones', nusuario: empleado.id };
    expect((await client.post('usuario.sesiones', fields, { as: empleado })).status).toBe(200);
  });

  test('the parts may all travel in the body', async () => {
    const body = JSON.stringify({ token: 'anden', accion: 'servidor.estado' });
    const answer = await client.path('/web-service', {}, 'POST');
    expectRefusal(answer, 401, 'token_invalido');
    const sent = await client.send('servidor.estado', 'application/json', body);
    expect(sent.status).toBe(200);
  });
});

describe('the accion', () => {
  test('unknown, empty or named like a property of every object does not exist', async () => {
    for (const accion of ['no.existe', 'constructor', '__proto__', 'toString'])
      expectRefusal(await client.post(accion, {}, { as: empleado }), 404, 'no_encontrado');
    expectRefusal(await client.post('', {}, { as: empleado }), 400, 'solicitud_incorrecta');
  });

  test('that changes data is not done by GET', async () => {
    const answer = await client.get('usuario.salir', {}, { as: empleado });
    expectRefusal(answer, 400, 'solicitud_incorrecta');
    expect((await client.post('usuario.sesiones', {}, { as: empleado })).status).toBe(200);
  });

  test('that reads answers POST and GET alike, text turned into what the contract says', async () => {
    const sort = [{ field: 'name', direction: 'desc' }];
    const fields = { page: 2, size: 3, sort };
    const byPost = await client.post('persona.listar', fields, { as: empleado });
    const byGet = await client.get(
      'persona.listar',
      { page: '2', size: '3', sort: JSON.stringify(sort) },
      { as: empleado },
    );
    expect(byPost.status).toBe(200);
    expect((byPost.json as { rows: unknown[] }).rows).toHaveLength(3);
    expect(byGet.json).toEqual(byPost.json);
  });

  test('does not take text for a number in a JSON body', async () => {
    const answer = await client.post('persona.listar', { page: '2' }, { as: empleado });
    expectRefusal(answer, 422, 'datos_invalidos');
    expect(answer.json).toMatchObject({ fields: { page: expect.any(String) } });
  });
});

describe('the body', () => {
  const comment = 'Comentario de prueba';
  const wall = async () => {
    const answer = await client.post('publicacion.listar', {}, { as: rrhh });
    const [first] = (answer.json as { rows: { id: number }[] }).rows;
    return first?.id ?? 0;
  };

  test('may be urlencoded or multipart', async () => {
    const size = new URLSearchParams({ size: '2', page: '1' }).toString();
    const type = 'application/x-www-form-urlencoded';
    const urlencoded = await client.send('persona.listar', type, size, { as: empleado });
    expect((urlencoded.json as { rows: unknown[] }).rows).toHaveLength(2);
    const part = (name: string, value: string) =>
      `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const form = `${part('size', '2')}${part('page', '1')}--cut--\r\n`;
    const multipart = await client.send(
      'persona.listar',
      'multipart/form-data; boundary=cut',
      form,
      { as: empleado },
    );
    expect(multipart.json).toEqual(urlencoded.json);
  });

  test('counts for a POST; what is mirrored in the address does not', async () => {
    const id = await wall();
    const answer = await client.post(
      'persona.listar',
      { size: 2 },
      { as: empleado, query: { size: '7', page: '999', sobra: 'x' } },
    );
    expect((answer.json as { rows: unknown[] }).rows).toHaveLength(2);
    const missing = await client.post(
      'publicacion.comentar',
      {},
      { as: rrhh, query: { postId: String(id), body: comment } },
    );
    expectRefusal(missing, 422, 'datos_invalidos');
  });

  test('with a field that nobody declared is refused, and the field named', async () => {
    const answer = await client.post(
      'persona.listar',
      { size: 2, esAdmin: true },
      { as: empleado },
    );
    expectRefusal(answer, 422, 'datos_invalidos');
    expect(answer.json).toMatchObject({ fields: { esAdmin: expect.any(String) } });
  });

  test('that is broken, empty of sense or of an unknown kind is refused', async () => {
    const json = 'application/json';
    for (const body of ['{"size":', 'size=2', '[1,2]', '"x"', '7', '{"__proto__":{"size":2}}']) {
      const answer = await client.send('persona.listar', json, body, { as: empleado });
      expectRefusal(answer, 400, 'solicitud_incorrecta');
    }
    const xml = await client.send('persona.listar', 'text/xml', '<size>2</size>', { as: empleado });
    expectRefusal(xml, 415, 'solicitud_incorrecta');
  });

  test('of several parts that is cut short is refused', async () => {
    const type = 'multipart/form-data; boundary=cut';
    const answer = await client.send('persona.listar', type, '--cut', { as: empleado });
    expectRefusal(answer, 400, 'solicitud_incorrecta');
  });

  test('of two megabytes is too large', async () => {
    const body = JSON.stringify({ search: 'x'.repeat(2 * 1024 * 1024) });
    const answer = await client.send('persona.listar', 'application/json', body, { as: empleado });
    expectRefusal(answer, 413, 'archivo_grande');
  });
});

describe('a key of request', () => {
  const draft = { title: 'Una sola vez', body: '', audience: { kind: 'all' } };
  const key = { 'idempotency-key': 'prueba-de-una-vez-1' };

  test('sent twice, at once and later, publishes once and answers the same', async () => {
    const publish = () => client.post('publicacion.crear', draft, { as: rrhh, headers: key });
    const [first, second] = await Promise.all([publish(), publish()]);
    const third = await publish();
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect([second.json, third.json]).toEqual([first.json, first.json]);
    const wall = await client.post('publicacion.listar', { search: draft.title }, { as: rrhh });
    expect((wall.json as { total: number }).total).toBe(1);
  });

  test('does not serve for something else, nor for somebody else', async () => {
    const other = { ...draft, title: 'Otra cosa' };
    const reused = await client.post('publicacion.crear', other, { as: rrhh, headers: key });
    expectRefusal(reused, 409, 'conflicto');
    const stranger = await client.post('publicacion.crear', draft, { as: empleado, headers: key });
    expectRefusal(stranger, 403, 'sin_permiso');
  });

  test('of a strange shape is refused', async () => {
    const headers = { 'idempotency-key': 'corta' };
    const answer = await client.post('publicacion.crear', draft, { as: rrhh, headers });
    expectRefusal(answer, 400, 'solicitud_incorrecta');
  });
});
