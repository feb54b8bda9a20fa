import type { LinkRule } from '@contract/sync/linkRule';
import { parseText } from '../../engine/imports/parsers';
import { applyRules, makeText } from './applyRules';

const rule = (given: Partial<LinkRule>): LinkRule => ({
  key: 'code',
  from: 'column',
  column: '',
  lookup: '',
  constant: '',
  table: [],
  otherwise: 'keep',
  day: '',
  number: '',
  digits: 0,
  ...given,
});
const columns = ['code', 'area', 'day'].map((key) => ({
  key,
  label: key.toUpperCase(),
  kind: 'text' as const,
  example: '',
  parse: parseText(50),
}));

test('a datum comes from its title, from another one, from a constant, or from nowhere', () => {
  const sheet = { headers: ['Code', 'Sector', 'day'], rows: [{ number: 2, cells: ['007', 'X'] }] };
  const rules = [
    rule({ key: 'area', column: 'sector' }),
    rule({ key: 'day', from: 'constant', constant: '2026-01-02' }),
  ];
  expect(applyRules({ columns }, rules, sheet)).toMatchObject({
    headers: ['CODE', 'AREA', 'DAY'],
    mapping: { code: 0, area: 1, day: 2 },
    rows: [{ number: 2, cells: ['007', 'X', '2026-01-02'] }],
    problems: [],
  });
  const without = applyRules({ columns }, [rule({ key: 'day', from: 'none' })], sheet);
  expect(without.mapping).toEqual({ code: 0 });
});

test('a title that the file lost is said, not read as empty', () => {
  const sheet = { headers: ['Code'], rows: [{ number: 2, cells: ['1'] }] };
  const { problems } = applyRules({ columns }, [rule({ key: 'area', column: 'Sector' })], sheet);
  expect(problems).toEqual(['El archivo no tiene la columna “Sector”, de la que sale AREA.']);
});

test.each([
  [
    'a value of the table, however it is accented',
    { table: [{ from: 'Almacén', to: 'Depósito' }] },
    'ALMACEN',
    'Depósito',
  ],
  ['a value that is in no table', { table: [{ from: 'a', to: 'b' }] }, 'c', 'c'],
  ['zeros in front', { digits: 6 }, '123', '000123'],
  ['zeros that were there', {}, '000123', '000123'],
  ['no zeros before what is no number', { digits: 6 }, 'A-1', 'A-1'],
  ['an American day', { day: 'MM/dd/yyyy' }, '02/03/2026', '2026-02-03'],
  ['a day in one piece', { day: 'yyyyMMdd' }, '20260203', '2026-02-03'],
  ['a number with points', { number: 'comma' }, '1.234,5', '1234,5'],
  ['a number as English writes it', { number: 'point' }, '$ 1,234.567', '1234,567'],
] as const)('%s', (_, given, said, text) => {
  expect(makeText(rule(given as Partial<LinkRule>), said)).toEqual({ text });
});

test.each([
  [{ day: 'dd/MM/yyyy' }, '31/02/2026', 'No es una fecha escrita como dd/mm/aaaa.'],
  [{ number: 'point' }, '1,5', 'No es un número escrito como 1,234.56.'],
  [{ number: 'comma' }, '12.34,5', 'No es un número escrito como 1.234,56.'],
  [{ number: 'point' }, 'doce', 'No es un número escrito como 1,234.56.'],
  [{ table: [{ from: 'a', to: 'b' }], otherwise: 'refuse' }, 'c', 'La tabla no dice qué es “c”.'],
] as const)('%j of %s is refused in its datum', (given, said, message) => {
  const only = rule({ ...(given as Partial<LinkRule>), column: 'code' });
  const sheet = { headers: ['code'], rows: [{ number: 7, cells: [said] }] };
  expect([...applyRules({ columns }, [only], sheet).faults]).toEqual([
    [7, [{ column: 'code', message }]],
  ]);
});
