import { expiryPresets } from './expiryPresets';

const local = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

test('each preset is a moment after now, also over midnight and over the end of the month', () => {
  expect(expiryPresets(new Date(2026, 10, 30, 23, 45))).toEqual([
    { label: 'En media hora', value: local(2026, 11, 1, 0, 15) },
    { label: 'Al terminar el turno', value: local(2026, 11, 1, 7, 45) },
    { label: 'Al terminar la semana', value: local(2026, 11, 6, 23, 59) },
  ]);
});

test('on a Sunday the week still ends that night', () => {
  const [, , week] = expiryPresets(new Date(2026, 10, 22, 9, 0));
  expect(week?.value).toBe(local(2026, 10, 22, 23, 59));
});
