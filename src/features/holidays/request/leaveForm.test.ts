import { emptyLeave, isSimulable, lastDayOf, leaveForm, leaveInput, movedTo } from './leaveForm';

const values = {
  ...emptyLeave(null, 1),
  fromDay: '2027-01-04',
  toDay: '2027-01-17',
};

test('a form that is not filled in says where', () => {
  const wrong = leaveForm.safeParse(emptyLeave(null, ''));
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['typeId', 'fromDay', 'toDay']),
  );
  const backwards = leaveForm.safeParse({ ...values, toDay: '2027-01-03' });
  expect(backwards.error?.issues[0]?.path).toEqual(['toDay']);
});

test('its effect is asked for once the days are known', () => {
  expect(isSimulable(values)).toBe(true);
  expect(isSimulable({ ...values, toDay: '' })).toBe(false);
  expect(isSimulable({ ...values, toDay: 'incompleta' })).toBe(false);
  expect(isSimulable({ ...values, typeId: '' })).toBe(false);
});

test('half a day is sent only of one day of a leave that has halves', () => {
  const half = { ...values, toDay: values.fromDay, part: 'morning' as const };
  expect(leaveInput(half, { halfDays: true }).part).toBe('morning');
  expect(leaveInput(half, { halfDays: false }).part).toBe('whole');
  expect(leaveInput({ ...half, toDay: '2027-01-05' }, { halfDays: true }).part).toBe('whole');
});

test('whose it is travels only where it is not one’s own', () => {
  expect(leaveInput(values, undefined)).not.toHaveProperty('personId');
  expect(leaveInput({ ...values, personId: 9 }, undefined)).toMatchObject({ personId: 9 });
});

test('the same days begin on another, over the end of a month too', () => {
  expect(movedTo(values, '2027-01-25')).toEqual({ fromDay: '2027-01-25', toDay: '2027-02-07' });
  expect(lastDayOf('2028-02-23', 7)).toBe('2028-02-29');
});
