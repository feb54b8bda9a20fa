import type { LeaveDetail } from '@/services/wms/generated/holidays.gen';
import { isSimulable, lastDayOf, leaveForm, leaveInput, movedTo } from './leaveForm';

const whole = { id: 1, name: 'Vacaciones', halfDays: false };
const halved = { id: 2, name: 'Trámite', halfDays: true };
const form = leaveForm([whole, halved]);
const empty = form.values(null);
const values = { ...empty, typeId: 1, fromDay: '2027-01-04', toDay: '2027-01-17' };

/** The leave of another person, as its page reads it. */
const sentBack = (fields: object = {}) =>
  ({ ...values, person: { id: 9 }, ...fields }) as object as LeaveDetail;

async function faults(held: typeof values | typeof empty) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return Object.keys((await form.resolver(held, undefined, options)).errors);
}

test('a form that is not filled in says where', async () => {
  expect(await faults(empty)).toEqual(expect.arrayContaining(['typeId', 'fromDay', 'toDay']));
  expect(await faults({ ...values, toDay: '2027-01-03' })).toEqual(['toDay']);
  expect(await faults(values)).toEqual([]);
});

test('its effect is asked for once the days are known', () => {
  expect(isSimulable(values)).toBe(true);
  expect(isSimulable({ ...values, toDay: '' })).toBe(false);
  expect(isSimulable({ ...values, toDay: 'incompleta' })).toBe(false);
  expect(isSimulable({ ...values, typeId: '' })).toBe(false);
});

test('half a day is sent only of one day of a leave that has halves', () => {
  const half = { ...values, typeId: 2, toDay: values.fromDay, part: 'morning' as const };
  expect(leaveInput(form, half).part).toBe('morning');
  expect(leaveInput(form, { ...half, typeId: 1 }).part).toBe('whole');
  expect(leaveInput(form, { ...half, toDay: '2027-01-05' }).part).toBe('whole');
});

test('whose it is travels only where it is not one’s own, and is kept when it is sent again', () => {
  expect(leaveInput(form, values)).not.toHaveProperty('personId');
  expect(leaveInput(form, { ...values, personId: 9 })).toMatchObject({ personId: 9 });
  expect(leaveInput(form, form.values(sentBack()))).toMatchObject({ personId: 9 });
});

test('what somebody saved first is told in words', () => {
  const mine = { ...values, personId: 9 };
  expect(form.conflict(mine, sentBack({ typeId: 2 }))).toEqual([
    { name: 'typeId', label: 'Licencia', mine: 'Vacaciones', stored: 'Trámite' },
  ]);
});

test('the same days begin on another, over the end of a month too', () => {
  expect(movedTo(values, '2027-01-25')).toEqual({ fromDay: '2027-01-25', toDay: '2027-02-07' });
  expect(lastDayOf('2028-02-23', 7)).toBe('2028-02-29');
});
