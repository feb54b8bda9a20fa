import { rosterWords } from './rosterWords';

const of = (...shifts: [id: number, code: string, name: string][]) =>
  rosterWords(shifts.map(([id, code, name]) => ({ id, code, name })));

const usual = of([1, 'M', 'Mañana'], [2, 'T', 'Tarde'], [3, 'SÁB', 'Sábado y domingo']);

test.each([
  ['m', [1]],
  [' Mañana ', [1]],
  ['MANANA', [1]],
  ['M+T', [1, 2]],
  ['m, tarde', [1, 2]],
  ['Mañana y Tarde', [1, 2]],
  ['sab', [3]],
  ['sábado y domingo', [3]],
  ['f', []],
  ['FRANCO', []],
  ['libre', []],
])('%j is read', (text, shiftIds) => {
  expect(usual.read(text)).toEqual({ shiftIds });
});

test('what is written is read back, where a shift is called as a day off too', () => {
  const words = of([1, 'F', 'Fábrica'], [2, 'M', 'F2'], [3, 'F2', 'Noche']);
  expect([[1], [2], [3], [], [2, 3]].map((ids) => words.write(ids))).toEqual([
    'F',
    'M',
    'F2',
    'Franco',
    'M+F2',
  ]);
  for (const ids of [[1], [2], [3], [], [2, 3]]) {
    expect(words.read(words.write(ids))).toEqual({ shiftIds: ids });
  }
});
