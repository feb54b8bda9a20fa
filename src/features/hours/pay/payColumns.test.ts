import { leftToAdd } from './payColumns';

const columns = ['a', 'b', 'c'].map((key) => ({ key, header: key.toUpperCase() }));

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
