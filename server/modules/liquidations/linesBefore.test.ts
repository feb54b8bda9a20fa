import { besideBefore } from './linesBefore';

const line = (code: string, amount: string) => ({
  code,
  name: code,
  kind: 'remunerative' as const,
  unit: '',
  quantity: null,
  rate: null,
  amount,
  formulas: [],
  inputs: [],
  source: '',
  previous: null,
});
const before = (code: string, amount: string, position: number) => ({
  code,
  name: `${code} de antes`,
  kind: 'remunerative' as const,
  unit: 'hs',
  amount,
  position,
});

test('a line that vanished stays in the comparison, at nothing beside what it was', () => {
  const beside = besideBefore(
    [line('BASICO', '1000.00'), line('PREMIO', '50.00')],
    [before('BASICO', '900.00', 1), before('EXTRAS', '120.00', 2)],
  );
  expect(beside.map(({ code, amount, previous }) => [code, amount, previous])).toEqual([
    ['BASICO', '1000.00', '900.00'],
    ['PREMIO', '50.00', null],
    ['EXTRAS', '0.00', '120.00'],
  ]);
  expect(beside[2]).toMatchObject({ name: 'EXTRAS de antes', unit: 'hs' });
});
