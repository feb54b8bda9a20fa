import { encodeRequest } from './encodeRequest';
import type { ServerMode, WmsCall, WmsServer } from './wmsCall';

const base = 'https://deposito.test';
const server = (mode: ServerMode): WmsServer => ({ base, mode, bearer: false });
const credentials = { token: 'fijo', userId: 7 };
const encode = (call: WmsCall, mode: ServerMode) => encodeRequest(call, server(mode), credentials);
const queryOf = (url: string) => url.slice(url.indexOf('?'));

const signIn: WmsCall = {
  entry: 'mobile-final',
  accion: 'usuario.ingresar',
  body: { usuario: 'ana', clave: 'Secreta+1', recordar: true },
  privateFields: ['usuario', 'clave'],
};

describe.each<ServerMode>(['bodies', 'protected'])('in mode %s', (mode) => {
  it('keeps private fields in the body alone', () => {
    const { url, body } = encode(signIn, mode);
    expect(queryOf(url)).toBe('?token=fijo&accion=usuario.ingresar&recordar=true');
    expect(body).toBe(
      '{"usuario":"ana","clave":"Secreta+1","recordar":true,"token":"fijo","accion":"usuario.ingresar"}',
    );
  });

  it('keeps a nested value out when part of it is private', () => {
    const { url } = encode(
      { body: { banco: { cbu: '1' }, b: 1 }, privateFields: ['banco.cbu'] },
      mode,
    );
    expect(queryOf(url)).toBe('?token=fijo&b=1');
  });

  it('turns a read with private fields into a POST', () => {
    const read: WmsCall = { method: 'GET', body: { dni: '30', p: 1 }, privateFields: ['dni'] };
    const { url, method, body } = encode(read, mode);
    expect([queryOf(url), method, body]).toEqual([
      '?token=fijo&p=1',
      'POST',
      '{"dni":"30","p":1,"token":"fijo"}',
    ]);
  });

  it('leaves a read alone when its private field is empty', () => {
    const read: WmsCall = { method: 'GET', body: { dni: undefined, p: 1 }, privateFields: ['dni'] };
    expect(encode(read, mode).method).toBe('GET');
  });

  it.each([
    [512, true],
    [513, false],
  ])('a value of %d characters enters the URL: %p', (length, enters) => {
    const { url } = encode({ body: { texto: 'x'.repeat(length), b: 1 } }, mode);
    expect(url.includes('texto=')).toBe(enters);
    expect(url.endsWith('&b=1')).toBe(true);
  });

  const bulk = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 'ñ'.repeat(80)]));

  it('empties a URL that would pass 6,000 bytes', () => {
    const call: WmsCall = { accion: 'a.b', withUser: true, body: bulk(13) };
    expect(queryOf(encode(call, mode).url)).toBe('?token=fijo&accion=a.b&nusuario=7');
    expect(encode({ ...call, body: bulk(11) }, mode).url.length).toBeGreaterThan(5000);
  });

  it('sends a read by POST when its URL would pass 6,000 bytes', () => {
    const { method, body } = encode({ method: 'GET', body: bulk(13) }, mode);
    expect(method).toBe('POST');
    expect(JSON.parse(String(body))).toMatchObject(bulk(13));
  });
});

describe('towards a server set up as an older one', () => {
  it('puts every field in the URL', () => {
    const { url, body } = encode(signIn, 'legacy');
    expect(queryOf(url)).toBe(
      '?token=fijo&accion=usuario.ingresar&usuario=ana&clave=Secreta%2B1&recordar=true',
    );
    expect(String(body)).toContain('"clave":"Secreta+1"');
  });

  it('reads by GET whatever the length', () => {
    const { url, method } = encode({ method: 'GET', body: { t: 'x'.repeat(7000) } }, 'legacy');
    expect([method, url.length > 7000]).toEqual(['GET', true]);
  });
});

describe.each<ServerMode>(['bodies', 'protected', 'legacy'])('files in mode %s', (mode) => {
  const file = new File(['hola'], 'ñandú.txt', { type: 'text/plain' });
  const parts = (body: unknown) => [...(body as FormData).entries()];

  it('an object with a file becomes a form, the file last', () => {
    const call: WmsCall = {
      accion: 'archivo.subir',
      withUser: true,
      body: { file, purpose: 'post', nada: null, etiquetas: ['a', 'b'], en: { x: 1 } },
    };
    const { url, body } = encode(call, mode);
    expect(queryOf(url)).toBe(
      '?token=fijo&accion=archivo.subir&nusuario=7&purpose=post&etiquetas=a&etiquetas=b&en=%7B%22x%22%3A1%7D',
    );
    expect(
      parts(body).map(([name, value]) => [name, value instanceof File ? value.name : value]),
    ).toEqual([
      ['purpose', 'post'],
      ['etiquetas', 'a'],
      ['etiquetas', 'b'],
      ['en', '{"x":1}'],
      ['token', 'fijo'],
      ['nusuario', '7'],
      ['accion', 'archivo.subir'],
      ['file', 'ñandú.txt'],
    ]);
  });

  it('several files under one name stay several', () => {
    const form = new FormData();
    form.append('fotos', file);
    form.append('fotos', file);
    form.append('de', 'ana');
    const { url, body } = encode({ body: form }, mode);
    expect(queryOf(url)).toBe('?token=fijo&de=ana');
    expect(parts(body).map(([name]) => name)).toEqual(['de', 'token', 'fotos', 'fotos']);
  });
});
