import { bookBases } from './bookBases';
import { type BookPerson, salaryBook } from './salaryBook';

const known = {
  company: 1,
  codes: { situation: 1, condition: 1, activity: 49, contract: 8, place: 2, health: 126_205 },
  ...{ spouse: false, children: 0, insured: true, situations: [{ code: 1, day: 1 }] },
};
const run = {
  taxId: '30712345671',
  period: '2026-11',
  number: 1,
  payDay: '2026-12-04',
  fortnight: false,
};
const line = (code: string, amount: string, more: object = {}) => ({
  ...{ code, amount, quantity: null, unit: '', adds: true },
  ...more,
});
const person: BookPerson = {
  known,
  ...{
    cuil: '20301234563',
    name: 'Díaz, Ana',
    docket: '1001',
    area: 'Depósito',
    cbu: '2850590940090418135201',
  },
  ...{ days: 30, byHours: false, hours: 176, underAgreement: true, gross: '4000000.00' },
  lines: [
    line('0010', '850000.00', { quantity: '30.0000', unit: 'días' }),
    line('0030', '-56666.67', { quantity: '2.0000', unit: 'días' }),
    line('0200', '87266.67', { quantity: '11.0000', unit: '%', adds: false }),
  ],
  bases: bookBases(
    {
      aportes: '4000000.00',
      contribuciones: '4000000.00',
      obra_social: '4000000.00',
      detraccion: '7003.68',
    },
    '4000000.00',
    { cap: '3200000' },
  ),
};

// Each is printed by scripts/pay/cases.py, from the places that the public design gives to each figure.
const expected = [
  '0130712345671SJ202611M0000130000001',
  '02203012345631001      DEPOSITO                                          285059094009041813520103020261204        3',
  '03203012345630010      03000D000000085000000C      ',
  '03203012345630030      00200D000000005666667D      ',
  '03203012345630200      00000 000000008726667D      ',
  '0420301234563000110100101049008000201010000000030000000000000012620500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000320000000000000400000000000000400000000000000320000000000000320000000000000000000000000000000000000000000400000000000000400000000000000000000000000000000000000000000399299632000000000700368',
];
const expectedByHours = [
  '0130712345671SJ202611Q0000130000001',
  '0420301234563000110100101049008000201010000000000088000000000012620500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050000000000000050000000000000050000000000000050000000000000050000000000000050000000000000000000000000000000000000000000050000000000000050000000000000000000000000000000000000000000000000000000000000000000',
];

test('each record has its figures at their places, and nothing comes after the last', () => {
  expect(salaryBook(run, [person]).split('\r\n')).toEqual(expected);
});

test('a fortnight says so, and tells hours instead of days of whoever is paid by the hour', () => {
  const paid = '500000.00';
  const bases = bookBases({ aportes: paid, contribuciones: paid, obra_social: paid }, paid, {});
  const byHours = { ...person, byHours: true, hours: 88, gross: paid, bases, lines: [] };
  const [first, , last] = salaryBook({ ...run, fortnight: true }, [byHours]).split('\r\n');
  expect([first, last]).toEqual(expectedByHours);
});

test('each code is told in its own place, and each situation of the month with its day', () => {
  const told = salaryBook(run, [
    {
      ...person,
      known: {
        company: 7,
        codes: { situation: 6, condition: 5, activity: 4, contract: 22, place: 3, health: 4080 },
        ...{ spouse: true, children: 12, insured: false },
        situations: [
          { code: 1, day: 1 },
          { code: 13, day: 9 },
          { code: 6, day: 30 },
        ],
      },
    },
  ]);
  const statement = told.split('\r\n').at(-1) ?? '';
  expect(statement.slice(0, 68)).toBe(
    ['04', '20301234563', '1', '12', '1', '1', '0', '7', '0', '06', '05', '004', '022'].join('') +
      ['00', '03', '0101', '1309', '0630', '30', '000', '00000', '00000', '004080'].join(''),
  );
  expect(statement.slice(68)).toBe(expected.at(-1)?.slice(68));
});

test('risks are declared on their own base where concepts enter it', () => {
  expect(bookBases({ riesgos: '120.00' }, '100.00').insurance).toBe('120.00');
  expect(bookBases({}, '100.00').insurance).toBe('100.00');
});

test('a month that takes from somebody declares no base below zero, and SAC has a cap of its own', () => {
  expect(bookBases({ aportes: '-10.00' }, '-10.00', { cap: '3200000' })).toMatchObject({
    pension: '0.00',
    insurance: '0.00',
  });
  const both = { aportes: '4000000.00', aportes_sac: '3500000.00', obra_social: '4000000.00' };
  expect(bookBases(both, '7500000.00', { cap: '3200000', capOfSac: '1600000' })).toMatchObject({
    pension: '4800000.00',
    health: '4800000.00',
    employerHealth: '7500000.00',
    insurance: '7500000.00',
  });
});

test('a figure that is wider than its place stops the file', () => {
  const wide = { ...person, lines: [line('0010', '99999999999999.00')] };
  expect(() => salaryBook(run, [wide])).toThrow('wider than its place');
});
