import { readInvoiceQr } from './invoiceQr';

const printed = {
  ver: 1,
  fecha: '2026-11-20',
  cuit: 30500010912,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 12100.5,
  moneda: 'PES',
  ctz: 1,
  tipoDocRec: 99,
  nroDocRec: 0,
  tipoCodAut: 'E',
  codAut: 70417054367476,
};
const address = (fields: unknown, host = 'www.arca.gob.ar') =>
  `https://${host}/fe/qr/?p=${btoa(JSON.stringify(fields))}`;

test.each(['www.arca.gob.ar', 'www.afip.gob.ar', 'arca.gob.ar'])('an invoice of %s', (host) => {
  expect(readInvoiceQr(address(printed, host))).toEqual({
    read: {
      day: '2026-11-20',
      issuer: '30500010912',
      invoiceType: 'invoiceB',
      invoiceNumber: '00003-00001234',
      amount: '12100.50',
    },
  });
});

test('of another currency everything but the amount is taken', () => {
  expect(readInvoiceQr(address({ ...printed, moneda: 'DOL' }))).toMatchObject({
    read: { amount: null, invoiceNumber: '00003-00001234' },
  });
});

test('a kind that nobody listed is another kind', () => {
  expect(readInvoiceQr(address({ ...printed, tipoCmp: 201 }))).toMatchObject({
    read: { invoiceType: 'other' },
  });
});

test.each([3, 8, 13, 21, 53, 90, 110, 112, 113, 114, 119, 203, 208, 213])(
  'a credit note of kind %i is no expense',
  (tipoCmp) => {
    expect(readInvoiceQr(address({ ...printed, tipoCmp }))).toEqual({
      fault: expect.stringContaining('nota de crédito'),
    });
  },
);

test.each([
  ['a page of somebody else', `https://www.arca.gob.ar.malo.com/fe/qr/?p=${btoa('{}')}`],
  ['another page of the same', `https://www.arca.gob.ar/otra/?p=${btoa('{}')}`],
  ['a script', `javascript:alert(1)//www.arca.gob.ar/fe/qr/?p=${btoa('{}')}`],
  ['a credential before the host', `https://www.arca.gob.ar@malo.com/fe/qr/?p=${btoa('{}')}`],
  ['a text', 'hola'],
  ['a very long one', `https://www.arca.gob.ar/fe/qr/?p=${'A'.repeat(5000)}`],
  ['what is no base64', 'https://www.arca.gob.ar/fe/qr/?p=%%%'],
  ['what is no JSON', `https://www.arca.gob.ar/fe/qr/?p=${btoa('no')}`],
  ['a list', `https://www.arca.gob.ar/fe/qr/?p=${btoa('[1]')}`],
  ['an amount below nothing', address({ ...printed, importe: -5 })],
  ['an endless amount', address({ ...printed, importe: 1e300 })],
  ['a CUIT whose digit is wrong', address({ ...printed, cuit: 30500010913 })],
  ['a day that is none', address({ ...printed, fecha: '2026-02-31' })],
  ['a prototype', `https://www.arca.gob.ar/fe/qr/?p=${btoa('{"__proto__":{"ver":1}}')}`],
])('%s is refused in words', (_name, text) => {
  expect(readInvoiceQr(text)).toEqual({ fault: expect.stringMatching(/a mano\.$/) });
});
