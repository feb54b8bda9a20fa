import { emptyNews, newsForm, newsInput } from './newsForm';

const typed = { ...emptyNews('2026-11-23'), typeId: 3, toDay: '2026-11-25' };

test('what a unit does not have is not sent', () => {
  const days = { ...typed, quantity: '4.00', part: 'morning' as const };
  expect(newsInput(days, { unit: 'days' })).toMatchObject({
    toDay: '2026-11-25',
    part: 'whole',
    quantity: null,
  });
  expect(newsInput(days, { unit: 'hours' })).toMatchObject({
    toDay: '2026-11-23',
    part: 'whole',
    quantity: '4.00',
  });
  expect(newsInput({ ...days, toDay: '2026-11-23' }, { unit: 'days' }).part).toBe('morning');
});

test('without a type it is not sent', () => {
  expect(newsForm.safeParse(emptyNews('2026-11-23')).success).toBe(false);
  expect(newsForm.safeParse(typed).success).toBe(true);
});
