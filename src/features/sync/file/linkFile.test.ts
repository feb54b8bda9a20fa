import { linkFields, linkRecord } from '@contract/sync/link';
import { broughtIn, broughtLink } from './broughtLink';
import { linkFile, linkFileFields } from './linkFile';

const stored = {
  ...linkFields.parse({
    ...{ name: 'Catálogo', what: 'productos', via: 'address', header: 'X-Api-Key' },
    ...{ url: 'https://ana:clave-1@tienda.example/v1/productos?clave=clave-2#clave-3' },
    ...{ timing: 'cron', cron: '0 6,18 * * 1-5', days: [1, 2], quietDays: 3, rejectPercent: 20 },
    ...{ sftpHost: 'sftp.estudio.com', sftpUser: 'anden', sftpPrint: `SHA256:${'a'.repeat(43)}` },
    ...{ siteId: 41, accountId: 42, note: 'De la tienda', wmsParams: 'llave=clave-4' },
    rules: [
      {
        ...{ key: 'sku', from: 'column', column: 'codigo', lookup: '', constant: '', table: [] },
        ...{ otherwise: 'keep', day: '', number: '', digits: 6 },
      },
    ],
  }),
  ...{
    id: 43,
    version: 44,
    hasKey: true,
    hasLogin: true,
    accountName: 'Ada',
    siteName: 'Centro',
    pending: 45,
  },
  ...{ lastGoodAt: '2026-11-20T10:00:00.000Z', nextRuns: [], zone: 'UTC', paused: false },
};
const told = JSON.parse(linkFile.write(stored)) as { enlace: object };

test('a link comes back from its file as it was, but for what is of one organisation', () => {
  const { siteId, accountId, wmsParams, ...own } = linkFields.parse(stored);
  expect(linkFile.readText(linkFile.write(stored))).toEqual({
    held: { ...own, url: 'https://tienda.example/v1/productos' },
  });
  expect([siteId, accountId, wmsParams]).toEqual([41, 42, 'llave=clave-4']);
});

test('no secret, number, person or run is in the file', () => {
  const text = linkFile.write(stored);
  expect(text).not.toMatch(
    /clave-\d|ana:|"id"|version|hasKey|hasLogin|lastGoodAt|4[1-5]|Ada|Centro/,
  );
  expect(Object.keys(told)).toEqual(['tipo', 'edicion', 'enlace']);
});

test('each field of a link is decided upon: it leaves with the file, or it stays', () => {
  const stays = ['siteId', 'accountId', 'wmsParams'];
  expect([...Object.keys(linkFileFields.shape), ...stays].sort()).toEqual(
    Object.keys(linkRecord.fields).sort(),
  );
});

const changed = (change: object, whole: object = {}) =>
  JSON.stringify({ ...told, enlace: { ...told.enlace, ...change }, ...whole });

test.each([
  ['nothing', '', /no es un enlace de Andén/],
  ['a spreadsheet', 'Legajo;Apellido', /no es un enlace/],
  ['another JSON', '{"enlace":{}}', /no es un enlace/],
  ['a list', '[]', /no es un enlace/],
  ['no end', '['.repeat(500_000), /no es un enlace/],
  ['a layout of a bank', changed({}, { tipo: 'anden.disenoDeBanco' }), /no es un enlace/],
  ['a later edition', changed({}, { edicion: 2 }), /versión más nueva/],
  ['no edition', changed({}, { edicion: null }), /no es un enlace/],
  ['no link', changed({}, { enlace: 7 }), /no se puede usar/],
  ['a day that never comes', changed({ cron: '0 6 31 2 *' }), /Texto cron: No llega nunca/],
  ['a way out of its folder', changed({ folder: '../../etc' }), /Carpeta: .*no puede salir/],
  ['an address of a program', changed({ url: 'javascript:alert(1)' }), /Dirección: /],
  ['a key of a server that is none', changed({ sftpPrint: 'MD5:aa' }), /Huella del servidor: /],
  ['a header of the connection', changed({ header: 'Host' }), /Encabezado de la clave: /],
  ['a limit over all', changed({ rejectPercent: 900 }), /más del: Va de 1 a 99/],
  ['a way that nothing comes', changed({ via: 'paloma' }), /Cómo llega o adónde va: /],
  ['a rule of nothing', changed({ rules: [{ key: 'sku' }] }), /Reglas por columna: /],
])('a file with %s is refused, and says why', (_what, text, words) => {
  expect(linkFile.readText(text)).toEqual({ fault: expect.stringMatching(words) });
});

test('what a file has beside a link is left', () => {
  const text = changed({ id: 9, accountId: 1, siteId: 1, paused: true });
  const read = linkFile.readText(`${text.slice(0, -1)},"__proto__":{"admin":true}}`);
  const held = 'held' in read ? read.held : null;
  expect(Object.keys(held ?? {}).sort()).toEqual(Object.keys(linkFileFields.shape).sort());
});

test('a file that is too large is not read', async () => {
  const text = jest.fn();
  const large = Object.assign(new Blob([' '.repeat(1_100_000)]), { text });
  expect(await linkFile.read(large)).toEqual({ fault: expect.stringMatching(/demasiado grande/) });
  expect(text).not.toHaveBeenCalled();
});

const choices = {
  outs: [],
  kinds: [
    {
      ...{ kind: 'productos', title: 'Productos' },
      columns: [{ key: 'name', label: 'Nombre', required: true, lookups: [] }],
    },
  ],
};

test('the form begins with the file, without rules for data that are not here', () => {
  const brought = broughtIn({ brought: linkFileFields.parse(stored) });
  if (!brought) throw new Error('nothing was brought');
  const { known, missing } = broughtLink(brought, choices);
  expect(known).toMatchObject({ name: 'Catálogo', what: 'productos', siteId: '', rules: [] });
  expect(missing).toEqual(['Queda afuera 1 regla de datos que acá no existen.']);
  const none = broughtLink(brought, { kinds: [], outs: [] });
  expect(none.known.what).toBe('');
  expect(none.missing[0]).toMatch(/“productos”.*elegí qué entra/);
});

test.each([null, 'x', {}, { brought: null }, { brought: { name: 7 } }])(
  'an address that carries %p brings nothing',
  (state) => {
    expect(broughtIn(state)).toBeNull();
  },
);
