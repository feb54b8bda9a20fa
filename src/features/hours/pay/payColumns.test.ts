import { leftToAdd, moveColumn } from './payColumns';

const columns = ['a', 'b', 'c'].map((key) => ({ key, header: key.toUpperCase() }));
const order = (at: number, by: -1 | 1) => moveColumn(columns, at, by).map(({ key }) => key);

test('a column moves one place, and at an end it stays where it is', () => {
  expect(order(2, -1)).toEqual(['a', 'c', 'b']);
  expect(order(0, 1)).toEqual(['b', 'a', 'c']);
  expect(order(0, -1)).toEqual(['a', 'b', 'c']);
  expect(order(2, 1)).toEqual(['a', 'b', 'c']);
});

test('what is in the file already is not offered again, and a group without any is not either', () => {
  const offered = [
    { key: 'a', label: 'Legajo', group: 'Persona' },
    { key: 'x', label: 'Previstas', group: 'Horas' },
    { key: 'y', label: 'Noche', group: 'Franjas' },
    { key: 'z', label: 'Nocturnas', group: 'Horas' },
  ];
  expect(leftToAdd(offered, columns).map(([group, own]) => [group, own.length])).toEqual([
    ['Horas', 2],
    ['Franjas', 1],
  ]);
});
