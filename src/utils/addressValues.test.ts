import { dayIn, idIn } from './addressValues';

test.each(['', 'ayer', '2026-02-31', '2026-13-01', '26-02-01', '2026-02-01T10:00'])(
  '%p is no day',
  (text) => {
    expect(dayIn(text)).toBeNull();
  },
);

test.each(['', 'x', '0', '-1', '1.5', '1e3', ' 2', '99999999999'])('%p is no id', (text) => {
  expect(idIn(text)).toBeNull();
});

test('a real day and a real id are what they say', () => {
  expect([dayIn('2028-02-29'), idIn('12')]).toEqual(['2028-02-29', 12]);
});
