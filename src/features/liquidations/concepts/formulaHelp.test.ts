import { knownNames } from '@contract/liquidations/formula/knownNames';
import { faultOf, suggestionsAt } from './formulaHelp';

const names = {
  concept: [{ name: 'BASICO', label: 'Sueldo básico', unit: 'money' as const }],
  base: [{ name: 'aportes', label: 'Aportes', unit: 'money' as const }],
  news: [],
  leave: [],
  hours: [
    { name: 'extra50', label: 'Extras al 50 %', unit: 'number' as const },
    { name: 'extra100', label: 'Extras al 100 %', unit: 'number' as const },
  ],
  band: [],
  parameter: [],
  table: [],
  order: [],
  pending: [{ name: 'gastos', label: 'Gastos que se reintegran', unit: 'money' as const }],
};

const offered = (text: string) =>
  suggestionsAt(text, text.length, names).options.map(({ insert }) => insert);

test('a word that is begun is completed, within parentheses by the names that go there', () => {
  expect(offered('bas')).toEqual(expect.arrayContaining(['basico', 'base(']));
  expect(offered('horas(')).toEqual(['extra50', 'extra100']);
  expect(offered('basico * horas(extra1')).toEqual(['extra100']);
  expect(offered('concepto(sueldo')).toEqual(['BASICO']);
  expect(offered('basico * ')).toEqual([]);
  expect(offered('horas(extra100')).toEqual([]);
});

test('what is wrong is said at its place, with the quantity and the rate of the concept known', () => {
  const known = knownNames(names, [['cantidad', 'number']]);
  expect(faultOf('basico * cantidad', known, 'money')).toBeNull();
  expect(faultOf('', known, 'money')).toBeNull();
  expect(faultOf('basico * valor', known, 'money')).toMatchObject({ from: 9, to: 14 });
});

test('what waits for a pay is offered where it goes, and checked like any name', () => {
  const { options } = suggestionsAt('pendiente(', 'pendiente('.length, names);
  expect(options.map(({ insert }) => insert)).toEqual(['gastos']);
  const known = knownNames(names);
  expect(faultOf('pendiente(gastos; 1000)', known, 'money')).toBeNull();
  expect(faultOf('pendiente(otros; 1000)', known, 'money')?.words).toMatch(/No hay/);
});
