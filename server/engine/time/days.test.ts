import { eachDay } from './days';

test('days are walked one by one, none where they are in the wrong order', () => {
  expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay('2026-03-01', '2026-02-27')).toEqual([]);
});

test('nobody walks to the end of the calendar', () => {
  expect(() => eachDay('2026-01-01', '9999-12-31')).toThrow(RangeError);
});
