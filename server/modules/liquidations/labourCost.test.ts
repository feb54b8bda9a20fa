import { type CostItem, costItemField } from '@contract/liquidations/costItem';
import { randomFrom } from '../../seed/randomFrom';
import { handsOver } from './handsOver';
import { type CostLine, labourCost } from './labourCost';
import { library } from './testing/payCase';

const line = (
  kind: CostLine['kind'],
  amount: string,
  item: CostItem = 'others',
  handedOver = false,
): CostLine => ({ kind, amount, item, handedOver });

test('each item has what is deducted and what is added, and the loan that goes by with the pay costs nothing', () => {
  const { items, kept, total } = labourCost([
    line('remunerative', '1000.00'),
    line('nonRemunerative', '300.00', 'others', true),
    line('deduction', '110.00', 'socialSecurity'),
    line('deduction', '20.00', 'union'),
    line('deduction', '50.00'),
    line('employer', '180.00', 'socialSecurity'),
    line('employer', '9.50', 'workRisk'),
  ]);
  const of = (item: CostItem) => items.find((row) => row.item === item);
  expect(of('socialSecurity')).toMatchObject({
    ...{ worker: '110.00', employer: '180.00', sum: '290.00' },
  });
  expect(of('workRisk')?.sum).toBe('9.50');
  expect(of('others')?.sum).toBe('50.00');
  expect([kept, total]).toEqual(['820.00', '1189.50']);
});

test('what is kept and all items come to the whole cost, whatever the pay', () => {
  const random = randomFrom(7);
  const kinds = ['remunerative', 'nonRemunerative', 'deduction', 'employer'] as const;
  for (let round = 0; round < 300; round += 1) {
    const cents: Record<string, number> = { earned: 0, employer: 0 };
    const lines = Array.from({ length: random.int(0, 20) }, () => {
      const kind = kinds[random.int(0, 3)] ?? 'employer';
      const item = costItemField.values[random.int(0, 6)] ?? 'others';
      const amount = random.int(-50_000, 90_000_000);
      if (kind === 'employer') cents.employer = (cents.employer ?? 0) + amount;
      else if (kind !== 'deduction') cents.earned = (cents.earned ?? 0) + amount;
      return line(kind, (amount / 100).toFixed(2), item);
    });
    const { items, kept, total } = labourCost(lines);
    const inCents = (amount: string) => Math.round(Number(amount) * 100);
    const all = items.reduce((sum, row) => sum + inCents(row.sum), inCents(kept));
    expect(all).toBe(inCents(total));
    expect(inCents(total)).toBe((cents.earned ?? 0) + (cents.employer ?? 0));
  }
});

test('of the library only loans that are lent and expenses that are given back are handed over', () => {
  const codes = library.filter(handsOver).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['ANTICIPO_GASTOS', 'PRESTAMO_PAGADO', 'REINTEGROS']);
});
