import { wmsSourceFields } from '@contract/sync/wmsSource';
import { type WmsSource, wmsRequest } from './wmsRequest';
import { refusalWords, withoutSecrets } from './wmsWords';

const source: WmsSource = {
  ...{ via: 'wms', url: 'https://wms.test/deposito/', rowsPath: '', header: '' },
  ...{ wmsEntry: 'web-service', wmsMethod: 'POST', wmsAccion: 'producto.listar', wmsUser: '12' },
  ...{ wmsParams: 'size=200\nestado=en uso & ñ', wmsPage: 'page', wmsTotal: '' },
};
const secrets = { token: 'fi jo+1', key: null };
const at = 'https://wms.test/deposito/web-service';

test('a POST says all of it in the address and in the body', () => {
  const { url, method, headers, body } = wmsRequest(source, secrets, 1);
  const fields = 'size=200&estado=en+uso+%26+%C3%B1&page=2';
  expect([method, url]).toEqual([
    'POST',
    `${at}?token=fi+jo%2B1&accion=producto.listar&nusuario=12&${fields}`,
  ]);
  expect(body?.toString()).toBe(`${fields}&token=fi+jo%2B1&nusuario=12&accion=producto.listar`);
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});

test('a GET has no body, and what is not given is not sent', () => {
  const bare = { wmsMethod: 'GET', wmsUser: '', wmsParams: '', wmsPage: '' } as const;
  const asked = wmsRequest({ ...source, ...bare, wmsEntry: 'mobile-final' }, secrets, 0);
  expect(asked).toEqual({
    url: 'https://wms.test/deposito/mobile-final?token=fi+jo%2B1&accion=producto.listar',
    ...{ method: 'GET', headers: { accept: 'application/json' }, body: undefined },
  });
});

test('pages are counted from where the other WMS begins', () => {
  const pageOf = (wmsPage: string, page: number) =>
    new URL(wmsRequest({ ...source, wmsPage }, secrets, page).url).searchParams.get('pagina');
  expect([pageOf('pagina=0', 0), pageOf('pagina=0', 7), pageOf('pagina', 0)]).toEqual([
    '0',
    '7',
    '1',
  ]);
});

test('the key goes in its header, whole', () => {
  const { headers } = wmsRequest(
    { ...source, header: 'Authorization' },
    { token: 't', key: 'Bearer abc' },
    0,
  );
  expect(headers).toMatchObject({ Authorization: 'Bearer abc' });
});

test.each<[keyof typeof wmsSourceFields, string, boolean]>([
  ['wmsAccion', 'consulta.listadoFeriadosFestivos', true],
  ['wmsAccion', 'producto.listar&token=x', false],
  ['wmsParams', 'size=200\nq=a=b', true],
  ['wmsParams', 'size=200\ntoken=x', false],
  ['wmsParams', 'size', false],
  ['wmsParams', `q=${'x'.repeat(1000)}`, false],
  ['wmsPage', 'pagina=0', true],
  ['wmsPage', 'accion', false],
  ['wmsPage', 'nusuario=1', false],
  ['wmsTotal', 'datos.total', true],
  ['wmsTotal', 'datos..total', false],
  ['wmsUser', '12', true],
  ['wmsUser', '12&accion=x', false],
])('%s takes %j: %s', (name, value, taken) => {
  expect(wmsSourceFields[name].schema.safeParse(value).success).toBe(taken);
});

const answer = (status: number, phrase = '', body = '') =>
  refusalWords({ status, phrase, beginning: Buffer.from(body), whole: true }, secrets);

test('a refusal is told with its own words, from its body or from beside its status', () => {
  expect(answer(400, 'Sesi\u00c3\u00b3n vencida')).toBe(
    'El otro WMS respondió 400 (Sesión vencida).',
  );
  expect(answer(500)).toBe('El otro WMS respondió 500.');
  expect(answer(403, 'No', '{"code":"sin_permiso","message":"No tenés permiso."}')).toBe(
    'El otro WMS respondió 403 (No tenés permiso.): revisá el token, el usuario y la clave.',
  );
  expect(answer(404)).toContain('revisá la dirección');
  expect(answer(204)).toBe('El otro WMS respondió 204, sin nada adentro.');
});

test('words of the other system say neither the token nor the key, however they are spelt', () => {
  const held = { token: 'fi jo+1', key: 'Bearer abc-9' };
  const words = 'No sirve fi jo+1 (token=fi+jo%2B1, fi%20jo%2B1) ni Bearer abc-9, ni abc-9';
  expect(withoutSecrets(words, held)).toBe('No sirve ••• (token=•••, •••) ni •••, ni •••');
});
