import { encodeRequest } from './encodeRequest';
import type { ServerMode, WmsBody, WmsCall, WmsServer } from './wmsCall';

const base = 'https://deposito.test';
const server = (mode: ServerMode): WmsServer => ({ base, mode, bearer: mode === 'bodies' });
const credentials = { token: 'fijo', userId: 7, jwt: 'a.b.c' };
const page = `${base}/web-service`;

function form(...pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

interface Row {
  title: string;
  call: WmsCall;
  url: string;
  body?: string;
}

const accion = 'publicacion.crear';

/** Nothing here is private, long or a file: every mode sends the same bytes. */
const rows: Row[] = [
  {
    title: 'nothing at all',
    call: {},
    url: '?token=fijo',
    body: '{"token":"fijo"}',
  },
  {
    title: 'POST by default, with accion and user id',
    call: { accion, withUser: true, body: { titulo: 'Hola' } },
    url: '?token=fijo&accion=publicacion.crear&nusuario=7&titulo=Hola',
    body: '{"titulo":"Hola","token":"fijo","nusuario":"7","accion":"publicacion.crear"}',
  },
  {
    title: 'without user id',
    call: { accion, body: { titulo: 'Hola' } },
    url: '?token=fijo&accion=publicacion.crear&titulo=Hola',
    body: '{"titulo":"Hola","token":"fijo","accion":"publicacion.crear"}',
  },
  {
    title: 'without accion',
    call: { withUser: true, body: { a: 1 } },
    url: '?token=fijo&nusuario=7&a=1',
    body: '{"a":1,"token":"fijo","nusuario":"7"}',
  },
  {
    title: 'GET with fields',
    call: { method: 'GET', accion, withUser: true, body: { pagina: 2, texto: 'ñandú' } },
    url: '?token=fijo&accion=publicacion.crear&nusuario=7&pagina=2&texto=%C3%B1and%C3%BA',
  },
  {
    title: 'GET with a form',
    call: { method: 'GET', accion, body: form(['q', 'a b']) },
    url: '?token=fijo&accion=publicacion.crear&q=a+b',
  },
  {
    title: 'GET without fields',
    call: { method: 'GET', accion },
    url: '?token=fijo&accion=publicacion.crear',
  },
  {
    title: 'reserved characters and emoji',
    call: { accion, body: { t: 'a&b=c+d ? #/é', e: '👍' } },
    url: '?token=fijo&accion=publicacion.crear&t=a%26b%3Dc%2Bd+%3F+%23%2F%C3%A9&e=%F0%9F%91%8D',
    body: '{"t":"a&b=c+d ? #/é","e":"👍","token":"fijo","accion":"publicacion.crear"}',
  },
  {
    title: 'nested values, arrays, empty values and null',
    call: {
      body: {
        n: { a: [1, 'ñ'] },
        l: [1, 'dos', { x: 3 }],
        nada: [],
        vacio: '',
        nulo: null,
        falta: undefined,
        no: false,
        cero: 0,
      },
    },
    url: '?token=fijo&n=%7B%22a%22%3A%5B1%2C%22%C3%B1%22%5D%7D&l=1&l=dos&l=%7B%22x%22%3A3%7D&vacio=&no=false&cero=0',
    body: '{"n":{"a":[1,"ñ"]},"l":[1,"dos",{"x":3}],"nada":[],"vacio":"","nulo":null,"no":false,"cero":0,"token":"fijo"}',
  },
  {
    title: 'a form, with a repeated and an empty field',
    call: { accion, withUser: true, body: form(['q', 'ñ &+'], ['l', '1'], ['l', '2'], ['v', '']) },
    url: '?token=fijo&accion=publicacion.crear&nusuario=7&q=%C3%B1+%26%2B&l=1&l=2&v=',
    body: 'q=%C3%B1+%26%2B&l=1&l=2&v=&token=fijo&nusuario=7&accion=publicacion.crear',
  },
  {
    title: 'a urlencoded form',
    call: { accion, body: new URLSearchParams('a=1&a=2') },
    url: '?token=fijo&accion=publicacion.crear&a=1&a=2',
    body: 'a=1&a=2&token=fijo&accion=publicacion.crear',
  },
  {
    title: 'fields with the names of the transport',
    call: { accion, withUser: true, body: { token: 'x', accion: 'y', nusuario: 1, b: 2 } },
    url: '?token=fijo&accion=publicacion.crear&nusuario=7&b=2',
    body: '{"token":"fijo","accion":"publicacion.crear","nusuario":"7","b":2}',
  },
];

describe.each<ServerMode>(['bodies', 'protected', 'legacy'])(
  'towards a server in mode %s',
  (mode) => {
    it.each(rows)('$title', ({ call, url, body }) => {
      const request = encodeRequest(call, server(mode), credentials);
      expect(request.url).toBe(page + url);
      expect(request.method).toBe(body === undefined ? 'GET' : 'POST');
      expect(request.body).toBe(body);
    });
  },
);

describe('content type and entry page', () => {
  it.each([
    [{ a: 1 }, 'application/json'],
    [form(['a', '1']), 'application/x-www-form-urlencoded;charset=UTF-8'],
    [new URLSearchParams('a=1'), 'application/x-www-form-urlencoded;charset=UTF-8'],
    [{ file: new Blob(['x']) }, undefined],
  ] as [WmsBody, string | undefined][])('of %p is %p', (body, type) => {
    const { headers } = encodeRequest({ body }, server('bodies'), credentials);
    expect(headers['Content-Type']).toBe(type);
  });

  it('signs in at the other page', () => {
    const { url } = encodeRequest({ entry: 'mobile-final' }, server('bodies'), credentials);
    expect(url).toBe(`${base}/mobile-final?token=fijo`);
  });
});

describe('headers', () => {
  const call: WmsCall = { accion, idempotencyKey: 'k1' };

  it('gives token and key to a server that announces them', () => {
    expect(encodeRequest(call, server('bodies'), credentials).headers).toEqual({
      Authorization: 'Bearer a.b.c',
      'Idempotency-Key': 'k1',
      'Content-Type': 'application/json',
    });
  });

  it.each<ServerMode>(['protected', 'legacy'])('gives neither in mode %s', (mode) => {
    expect(encodeRequest(call, server(mode), credentials).headers).toEqual({
      'Content-Type': 'application/json',
    });
  });
});
