import { newBankColumn } from '@contract/liquidations/bankColumn';
import type { BankLayoutFields } from '@contract/liquidations/bankLayout';
import { layoutFile } from './layoutFile';

const layout: BankLayoutFields = {
  ...{ name: 'Banco del Ñandú', format: 'xlsx', separator: 'comma', titles: true },
  ...{ letters: 'upper', encoding: 'utf8', lineEnd: 'lf', fileName: '{mes} {titulo}' },
  heading: [{ ...newBankColumn('constant'), text: 'H'.repeat(650), width: 650 }],
  columns: [newBankColumn('accountNumber'), newBankColumn('amount')],
  closing: [newBankColumn('sum')],
};

test('a layout that is sent as a file comes back as it was, without its number or version', () => {
  const text = layoutFile.write({ ...layout, ...{ id: 7, version: 3 } });
  expect(text).not.toMatch(/"id"|"version"/);
  expect(layoutFile.readText(text)).toEqual({ held: layout });
});

const told = (change: (held: { edicion: number; tipo: string; diseno: object }) => object) =>
  JSON.stringify(change(JSON.parse(layoutFile.write(layout))));

test.each([
  ['nothing', '', /no es un diseño/],
  ['a text', 'CBU;Importe', /no es un diseño/],
  ['a number', '7', /no es un diseño/],
  ['another JSON', '{"columns":[]}', /no es un diseño/],
  ['a later edition', told((held) => ({ ...held, edicion: 2 })), /versión más nueva/],
  [
    'a source of data that no layout may have',
    told((held) => ({
      ...held,
      diseno: { ...layout, columns: [{ ...newBankColumn('amount'), source: 'grossPay' }] },
    })),
    /no se puede usar/,
  ],
  [
    'a layout without an amount',
    told((held) => ({ ...held, diseno: { ...layout, columns: [newBankColumn('cbu')] } })),
    /Falta la columna del importe/,
  ],
  [
    'a name with a path',
    told((held) => ({ ...held, diseno: { ...layout, fileName: '../x' } })),
    /No puede llevar/,
  ],
])('a file with %s is refused, and says why', (_what, text, words) => {
  expect(layoutFile.readText(text)).toEqual({ fault: expect.stringMatching(words) });
});

test('a file that is too large is not read', async () => {
  const text = jest.fn();
  const large = Object.assign(new Blob([' '.repeat(300_000)]), { text });
  expect(await layoutFile.read(large)).toEqual({
    fault: expect.stringMatching(/demasiado grande/),
  });
  expect(text).not.toHaveBeenCalled();
});
