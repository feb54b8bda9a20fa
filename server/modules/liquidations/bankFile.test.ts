import { makeCbu } from '@contract/core/cbu';
import { type BankColumn, newBankColumn } from '@contract/liquidations/bankColumn';
import { type BankShape, bankLayoutFaults } from '@contract/liquidations/bankLayout';
import type { z } from 'zod';
import { bankBytes, bankFile, bankFileName, reaches } from './bankFile';
import type { Transfer } from './bankRows';

const column = (source: BankColumn['source'], more: Partial<BankColumn> = {}) => ({
  ...newBankColumn(source),
  ...more,
});

const layout = (more: Partial<BankShape>): BankShape => ({
  ...{ format: 'fixed', separator: 'semicolon', titles: false, letters: 'asIs' },
  ...{ encoding: 'latin1', lineEnd: 'lf', fileName: '{mes} {titulo}', heading: [], closing: [] },
  columns: [column('cbu'), column('amount')],
  ...more,
});

const run = {
  ...{ title: 'Sueldos: octubre', period: '2026-10', payDay: '2026-11-04' },
  ...{ taxId: '30712345678', organisation: 'Andén' },
};

const paid = (more: Partial<Transfer> = {}): Transfer => ({
  ...{ docket: '1001', cuil: '20301234563', lastName: 'Núñez', firstName: 'Begoña' },
  ...{ cbu: '2850590940090418135201', alias: 'nube.mar', amount: '1234.50' },
  address: 'Av. Mitre 1250',
  ...more,
});

const linesOf = (shape: BankShape, ...transfers: Transfer[]) => bankFile(shape, run, transfers);

test('each thing stands at its place, with its padding', () => {
  const columns = [
    column('constant', { text: '01', width: 4 }),
    column('account', { width: 24, fill: 'spacesLeft' }),
    column('amount', { width: 12 }),
    column('payDay', { day: 'dmy' }),
    column('line', { width: 3 }),
    column('name', { width: 16 }),
  ];
  const { lines, faults } = linesOf(layout({ columns }), paid(), paid({ cbu: null }));
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    '01    285059094009041813520100000012345004112026001Núñez, Begoña   ',
    '01                  nube.mar00000012345004112026002Núñez, Begoña   ',
  ]);
});

test('what does not fit says whose it is and which column, and only a text that may be cut is', () => {
  const columns = [
    column('cbu'),
    column('lastName', { width: 4, cut: true }),
    column('firstName', { width: 3 }),
    column('amount', { width: 5 }),
  ];
  const { lines, faults } = linesOf(layout({ columns }), paid(), paid({ firstName: 'Eva' }));
  expect(lines[1]?.slice(22, 29)).toBe('NúñeEva');
  expect(faults).toEqual([
    'Núñez, Begoña: “Nombre” ocupa 6 lugares y tiene 3',
    'Núñez, Begoña: “Importe” ocupa 6 lugares y tiene 5',
    'Núñez, Eva: “Importe” ocupa 6 lugares y tiene 5',
  ]);
});

test('a letter that the encoding lacks keeps its place without its accent, or stays blank', () => {
  const columns = [column('name', { width: 24 })];
  const one = paid({ lastName: 'Ñandú\n🦤', firstName: 'María-Łucja' });
  const written = (more: Partial<BankShape>) => {
    const shape = layout({ columns, ...more });
    return bankBytes(shape, linesOf(shape, one));
  };
  expect(written({ encoding: 'latin1' }).toString('latin1')).toBe('Ñandú  , María- ucja    \n');
  expect(written({ encoding: 'ascii' }).toString('latin1')).toBe('Nandu  , Maria- ucja    \n');
  expect(written({ letters: 'plain' }).toString('latin1')).toBe('NANDU    MARIA  UCJA    \n');
  // Decomposed as some programs write it, it is one letter all the same.
  const apart = paid({ lastName: 'Nún\u0303ez', firstName: 'B' });
  const shape = layout({ columns });
  expect([...bankBytes(shape, linesOf(shape, apart)).subarray(0, 5)]).toEqual([
    0x4e, 0xfa, 0xf1, 0x65, 0x7a,
  ]);
});

test('the bank, the branch and the account are read from a CBU, and a virtual wallet has none', () => {
  const columns = [
    column('bankCode'),
    column('branch'),
    column('accountNumber', { width: 11 }),
    column('alias', { width: 9 }),
    column('amount', { width: 7 }),
    column('address', { width: 10, cut: true }),
  ];
  const wallet = { cbu: '0000003100012345678901' };
  const shape = layout({ columns });
  const { lines, faults } = linesOf(shape, paid(), paid({ ...wallet, address: null }));
  expect(lines).toEqual([
    `28505904009041813520${' '.repeat(9)}0123450Av. Mitre `,
    `${'0'.repeat(18)}nube.mar 0123450${' '.repeat(10)}`,
  ]);
  expect(faults).toEqual([
    'Núñez, Begoña: “Número de cuenta, del CBU” ocupa 13 lugares y tiene 11',
  ]);
  const hasAccount = reaches(layout({ columns: [column('accountNumber'), column('amount')] }));
  expect([paid(), paid(wallet), paid({ cbu: null })].map(hasAccount)).toEqual([true, false, false]);
});

test('an account that begins with zeros fits into fewer places, and no digit of it is lost', () => {
  const columns = [column('accountNumber', { width: 10 }), column('amount', { width: 6 })];
  const of = (account: string) => paid({ cbu: makeCbu('2850590', account) });
  const { lines, faults } = linesOf(layout({ columns }), of('0001234567890'), of('0011234567890'));
  expect(lines[0]).toBe('1234567890123450');
  expect(faults.length).toBe(1);
});

test('a CSV quotes what holds its separator, and no name runs as a formula', () => {
  const shape = layout({
    format: 'csv',
    titles: true,
    separator: 'comma',
    columns: [column('cbu'), column('name'), column('amount', { decimals: 'comma' })],
  });
  const { heading, lines } = linesOf(shape, paid({ lastName: '=Núñez' }));
  expect(heading).toEqual(['CBU o CVU,Apellido y nombre,Importe']);
  expect(lines).toEqual(['2850590940090418135201,"\'=Núñez, Begoña","1234,50"']);
});

test('a file is called as its layout says, without what no file may be called', () => {
  expect(bankFileName({ fileName: 'TRF{cuit}_{pago}_{titulo}' }, run)).toBe(
    'TRF30712345678_20261104_Sueldos  octubre',
  );
});

describe('a layout is refused', () => {
  const faultOf = (more: Partial<BankShape>) => {
    const found: unknown[] = [];
    const issues = { addIssue: (issue: { path: unknown[]; message: string }) => found.push(issue) };
    bankLayoutFaults(layout(more), issues as unknown as z.RefinementCtx);
    return found.map((one) => (one as { message: string }).message);
  };
  const cbu = column('cbu');
  const amount = column('amount');

  test.each([
    ['without an amount', { columns: [cbu] }, 'Falta la columna del importe.'],
    [
      'without an account',
      { columns: [amount] },
      'Falta a dónde se transfiere: el CBU, el alias, uno de los dos o el número de cuenta.',
    ],
    [
      'with a place too narrow for a number',
      { columns: [column('cbu', { width: 20 }), amount] },
      'Columna 1, CBU o CVU: necesita un ancho de 22 o más.',
    ],
    [
      'with a column twice',
      { columns: [cbu, amount, cbu] },
      'Columna 3, CBU o CVU: ya está en la columna 1.',
    ],
    [
      'with zeros before a name',
      { columns: [cbu, amount, column('name', { fill: 'zerosLeft' as const })] },
      'Columna 3, Apellido y nombre: no es un número: rellenala con espacios.',
    ],
    [
      'that would cut a figure',
      { columns: [cbu, column('amount', { cut: true })] },
      'Columna 2, Importe: no se puede recortar.',
    ],
    [
      'with somebody’s account in the line of all',
      { closing: [cbu] },
      'Columna 1, CBU o CVU: no va en esta línea.',
    ],
    [
      'with a name of a file that says nothing',
      { fileName: 'pagos {dia}' },
      'No sé qué es {dia}: van {titulo}, {mes}, {pago}, {cuit}.',
    ],
    ['with a path', { fileName: '../pagos' }, 'No puede llevar \\ / : * ? " < > |.'],
  ])('%s', (_what, more, words) => {
    expect(faultOf(more)).toEqual([words]);
  });

  test('a good one is not', () => expect(faultOf({})).toEqual([]));
});
