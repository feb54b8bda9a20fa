import { z } from 'zod';
import { dayRange } from './dayRange';
import { day } from './id';

const ORDER = 'Debe ser igual o posterior al comienzo.';
const leave = z.object({ fromDay: day, toDay: day }).superRefine(dayRange(1096));
const shown = z
  .object({ desde: day.nullable().default(null), hasta: day.nullable().default(null) })
  .superRefine(dayRange(31, ['desde', 'hasta']));

const faultOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test.each([
  ['2026-11-21', '2026-11-21', undefined],
  ['2026-11-21', '2029-11-20', undefined],
  ['2026-11-21', '2029-11-21', ['toDay', 'Son más de 1.096 días: revisá las fechas.']],
  ['2026-11-21', '2026-11-20', ['toDay', ORDER]],
])('from %s to %s', (fromDay, toDay, expected) => {
  expect(faultOf(leave, { fromDay, toDay })).toEqual(expected);
});

test('what is left open has no length', () => {
  expect(faultOf(shown, { hasta: '1950-01-01' })).toBeUndefined();
  expect(faultOf(shown, { desde: '2026-02-01', hasta: '2026-01-01' })).toEqual(['hasta', ORDER]);
});
