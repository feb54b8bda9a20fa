import { emptyEnter, enterForm } from './enterForm';
import { newsForm, newsOfToday } from './newsForm';
import { aType, bonus } from './testing/newsSamples';

const hours = { ...aType(), id: 8, unit: 'hours' as const };
const form = newsForm([{ ...aType(), id: 3 }, hours, bonus]);
const held = {
  ...newsOfToday(form, '2026-11-23'),
  typeId: 3,
  toDay: '2026-11-25',
  quantity: '4.00',
  part: 'morning' as const,
};

test('what a unit does not have is not sent', () => {
  expect(form.input(held)).toMatchObject({ toDay: '2026-11-25', part: 'whole', quantity: null });
  expect(form.input({ ...held, typeId: 8 })).toMatchObject({
    toDay: '2026-11-23',
    part: 'whole',
    quantity: '4.00',
  });
  expect(form.input({ ...held, toDay: '2026-11-23' }).part).toBe('morning');
});

test('without a type it is not sent', () => {
  const entered = { ...emptyEnter(), people: [7] };
  expect(enterForm.safeParse(entered).error?.issues.map(({ path }) => path)).toEqual([['typeId']]);
  expect(enterForm.safeParse({ ...entered, typeId: 3 }).success).toBe(true);
});
