import { readSteps } from '@contract/liquidations/payTable';
import Big from 'big.js';
import type { PlannedConcept } from './payPlan';
import { reckonPay } from './reckonPay';
import { reckonTable } from './tableRules';
import { factsOf, figures, library, planFor } from './testing/payCase';

/** Invented, as the cap of these tests is. */
const TEXT = '0; 0; 5\n100.000; 5.000; 9\n300.000,50\t23.000,05\t12,5\n1000000; 110500; 35';
const steps = readSteps(TEXT).steps ?? [];

// The figures are printed by scripts/pay/cases.py.
test.each([
  ['0', '0.00'],
  ['100000', '5000.00'],
  ['100000.01', '5000.00'],
  ['250000', '18500.00'],
  ['300000.50', '23000.05'],
  ['999999.99', '110499.99'],
  ['1753333.33', '374166.67'],
])('the scale says of %s %s', (value, expected) => {
  expect(reckonTable(steps, new Big(value)).toFixed(2)).toBe(expected);
});

test('less than nothing owes nothing', () => {
  expect(reckonTable(steps, new Big(-5)).toFixed(2)).toBe('0.00');
});

test.each([
  ['', 'Escribí al menos un tramo.'],
  ['0; 0', 'Línea 1: van tres cifras, “desde; fijo; porcentaje”.'],
  ['0; 0; 5; 1', 'Línea 1: van tres cifras, “desde; fijo; porcentaje”.'],
  ['10; 0; 5', 'Línea 1: el primer tramo empieza en 0.'],
  ['0; 0; 5\n200; 10; 9\n100; 10; 9', 'Línea 3: cada tramo empieza más arriba que el anterior.'],
  ['0; 0; 101', 'Línea 1: el porcentaje va de 0 a 100.'],
  ['0; 0; 1e9', 'Línea 1: van tres cifras, “desde; fijo; porcentaje”.'],
  ['0; -5; 1', 'Línea 1: van tres cifras, “desde; fijo; porcentaje”.'],
  [Array.from({ length: 41 }, (_, at) => `${at}; 0; 5`).join('\n'), 'Admite hasta 40 tramos.'],
])('what is no table says where: %#', (text, words) => {
  expect(readSteps(text).fault).toBe(words);
});

test('a pasted line of 1.500 and 0.05 is fifteen hundred and five hundredths', () => {
  expect(readSteps('0;0;0.05\n1.500; $ 2.000; 9 %').steps).toEqual([
    { from: '0', fixed: '0', rate: '0.05' },
    { from: '1500', fixed: '2000', rate: '9' },
  ]);
});

const withTable = (formula: string) => {
  const [first] = library;
  if (!first) throw new Error('the library has concepts');
  const own: PlannedConcept = {
    ...first,
    ...{ id: 900, code: 'GANANCIAS', name: 'Impuesto', kind: 'deduction', bases: [] },
    ...{ condition: '', quantity: '', rate: '', formula },
  };
  return planFor('monthly', [...library, own]);
};

// The expected amounts are the tax of the year so far less what was taken before, printed by scripts/pay/cases.py.
test('a tax on what was earned in the year is taken month by month', () => {
  const plan = withTable(
    'piso(tabla(ganancias; piso(acumulado_base(aportes) + base(aportes) - 900000; 0)) - acumulado(GANANCIAS); 0)',
  );
  const history = {
    ...{ best: {}, previous: {} },
    ...{ yearBases: { aportes: '1200000.00' }, year: { GANANCIAS: '21000.00' } },
  };
  const pay = reckonPay(plan, factsOf({ history }), { ...figures, tables: { ganancias: steps } });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const line = pay.lines.find(({ concept }) => concept.code === 'GANANCIAS');
  expect(line?.amount.toFixed(2)).toBe('205466.67');
});

test('a run of before there were tables says which one is missing, and of names of the language itself too', () => {
  const plan = withTable('tabla(ganancias; basico)');
  const missing = 'Impuesto: Falta la tabla “ganancias” para ese mes.';
  expect(reckonPay(plan, factsOf({}), figures).problem).toBe(missing);
  const odd = { ...figures, tables: Object.create({ ganancias: steps }) };
  expect(reckonPay(plan, factsOf({}), odd).problem).toBe(missing);
});
