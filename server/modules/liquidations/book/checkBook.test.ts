import { bookBases } from './bookBases';
import { checkBook } from './checkBook';
import { faultSentence } from './faultSentence';
import { type BookPerson, salaryBook } from './salaryBook';

const known = {
  company: 1,
  codes: { situation: 1, condition: 1, activity: 49, contract: 8, place: 2, health: 126_205 },
  ...{ spouse: false, children: 0, insured: true, situations: [{ code: 1, day: 1 }] },
};
const run = {
  ...{ taxId: '30712345671', period: '2026-11', number: 1, payDay: '2026-12-04' },
  fortnight: false,
};
const paid = '900000.00';
const sums = { aportes: paid, contribuciones: paid, obra_social: paid, detraccion: '7003.68' };
const ana: BookPerson = {
  known,
  ...{ cuil: '20301234563', name: 'Díaz, Ana', docket: '1001', area: 'Depósito' },
  ...{ cbu: '2850590940090418135201', days: 30, byHours: false, hours: 0, underAgreement: true },
  lines: [{ code: '0010', amount: paid, quantity: '30.0000', unit: 'días', adds: true }],
  ...{ gross: paid, bases: bookBases(sums, paid) },
};
const beto: BookPerson = { ...ana, cuil: '27328115021', name: 'Gómez, Beto', cbu: null };
const whole = salaryBook(run, [ana, beto]);
const lines = whole.split('\r\n');
const rulesOf = (text: string) => checkBook(text).map(({ rule }) => rule);

/** Line 1 is the heading, 2 and 3 are the slip and the line of Ana, 4 and 5 those of Beto, 6 and 7 their statements. */
function broken(line: number, from: number, text: string): string {
  const changed = [...lines];
  const old = changed[line - 1] ?? '';
  changed[line - 1] = old.slice(0, from - 1) + text + old.slice(from - 1 + text.length);
  return changed.join('\r\n');
}

test('a whole file has nothing to tell', () => {
  expect(checkBook(whole)).toEqual([]);
});

test.each([
  ['a sign among the figures', broken(3, 30, '-'), 3, '30 a 44', /importe: lleva solo números/],
  ['a comma', broken(6, 176, ','), 6, '176 a 190', /base 1: lleva solo números/],
  ['a letter with an accent', broken(2, 24, 'Ó'), 2, '24 a 73', /dependencia: lleva mayúsculas/],
  ['a CUIL of other figures', broken(2, 3, '20301234564'), 2, '3 a 13', /dígito verificador/],
  ['another type of file', broken(1, 22, 'X'), 1, '22', /tipo: es M, Q, D o H/],
  ['other base days', broken(1, 28, '31'), 1, '28 a 29', /días base: son 30/],
  ['a false count', broken(1, 30, '000003'), 1, '30 a 35', /dice 3 y hay 2/],
  ['another way of payment', broken(2, 115, '7'), 2, '115', /es 1, 2 o 3/],
  ['an account without its figures', broken(2, 74, ' '.repeat(22)), 2, '74 a 95', /22 números/],
  ['half an account', broken(4, 74, '123'), 4, '74 a 95', /22 números o nada/],
  ['no day of the calendar', broken(2, 99, '20261301'), 2, '99 a 106', /no es una fecha/],
  ['an adjustment of a month 13', broken(3, 46, '202613'), 3, '46 a 51', /período del ajuste/],
  ['a line without concept', broken(3, 14, ' '.repeat(10)), 3, '14 a 23', /falta el código/],
  ['neither credit nor debit', broken(3, 45, 'X'), 3, '45', /es C o D/],
  ['days and hours', broken(6, 50, '176'), 6, '50 a 52', /los días o las horas/],
  ['31 days', broken(6, 48, '31'), 6, '48 a 49', /30 a lo sumo/],
  ['a base above the gross', broken(6, 176, '000000090000001'), 6, '176 a 190', /no supera/],
  ['health unlike INSSJP', broken(6, 236, '000000090000001'), 6, '236 a 250', /igual a la base 4/],
  ['no situation of the first day', broken(6, 38, '00'), 6, '38 a 39', /del primer día/],
  ['a situation without its day', broken(6, 40, '05'), 6, '42 a 43', /falta desde qué día/],
  ['a day that the month has not', broken(6, 40, '0131'), 6, '42 a 43', /el mes tiene 30 días/],
  ['two situations of one day', broken(6, 40, '0101'), 6, '42 a 43', /después de la situación/],
  ['a third without a second', broken(6, 44, '0120'), 6, '46 a 47', /después de la situación/],
  ['another situation at the end', broken(6, 40, '1309'), 6, '22 a 23', /última situación/],
  ['nothing after a deduction', broken(6, 341, '0'.repeat(15)), 6, '341 a 355', /base 2 menos/],
])('%s is told with its place', (_name, text, line, columns, rule) => {
  const faults = checkBook(text);
  expect(faults).toContainEqual(
    expect.objectContaining({ line, columns, rule: expect.stringMatching(rule) }),
  );
  const cuil = line === 1 || _name === 'a CUIL of other figures' ? undefined : faults[0]?.cuil;
  if (cuil !== undefined) expect(cuil).toBe(line === 4 ? beto.cuil : ana.cuil);
});

test('base 10 is zero where nothing is deducted', () => {
  const none = { ...ana, bases: bookBases({ ...sums, detraccion: '0' }, paid) };
  expect(checkBook(salaryBook(run, [none]))).toEqual([]);
  const told = { ...none, bases: { ...none.bases, reduced: paid } };
  expect(rulesOf(salaryBook(run, [told]))).toEqual([expect.stringMatching(/^base 10/)]);
});

test('each person has one slip and one statement, and neither without the other', () => {
  const without = (...numbers: number[]) =>
    lines.filter((_line, index) => !numbers.includes(index + 1)).join('\r\n');
  expect(rulesOf(whole.concat(`\r\n${lines[5]}`))).toContain('CUIL: tiene más de un registro 04');
  expect(rulesOf(whole.concat(`\r\n${lines[1]}`))).toContain('CUIL: tiene más de un registro 02');
  expect(rulesOf(without(6))).toContain('CUIL: le falta el 04');
  expect(rulesOf(without(2))).toEqual(['CUIL: le falta el 02', 'CUIL: le falta el 02']);
  expect(rulesOf(without(1))).toContain('el primer renglón es el registro 01');
  expect(rulesOf(whole.concat(`\r\n${lines[0]}`))).toContain('registro: hay un solo registro 01');
});

test('a statement may go with a later run of the month', () => {
  const text = salaryBook(run, [ana, beto], [beto]);
  expect(checkBook(text, { toldLater: new Set([ana.cuil]) })).toEqual([]);
  expect(rulesOf(text)).toEqual(['CUIL: le falta el 04']);
});

test('line ends, widths and records that nobody knows are told', () => {
  expect(rulesOf(whole.replaceAll('\r\n', '\n'))).toEqual([
    'cada renglón termina con retorno y salto de línea',
  ]);
  expect(rulesOf(`${whole} `)).toContain('mide 371 y tiene que medir 370');
  expect(rulesOf(`${whole}\r\n`)).toContain('no empieza con 01, 02, 03 ni 04');
  expect(rulesOf(broken(3, 1, '05'))).toContain('no empieza con 01, 02, 03 ni 04');
  expect(rulesOf('')).toContain('el primer renglón es el registro 01');
});

test('under the floor the base of retirement may be above what health was withheld of', () => {
  const lifted = { ...ana, bases: { ...ana.bases, pension: '950000.00' } };
  const text = salaryBook(run, [lifted]);
  expect(checkBook(text, { floor: true })).toEqual([]);
  expect(checkBook(text)).toHaveLength(2);
});

test('faults are told in words, the first five with their person', () => {
  const names = new Map([[ana.cuil, ana.name]]);
  expect(faultSentence(checkBook(broken(6, 50, '176')), names)).toBe(
    'ARCA rechazaría el archivo. Díaz, Ana: registro 04 (renglón 6, columnas 50 a 52), horas trabajadas: van los días o las horas, no ambos.',
  );
  const many = Array.from({ length: 7 }, () => checkBook(broken(1, 22, 'X'))).flat();
  expect(faultSentence(many, names)).toMatch(/, y 2 más\.$/);
});
