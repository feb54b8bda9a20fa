import { readHours, typeKey } from './typedHours';

test.each([
  ['9-15', '09:00', '15:00'],
  ['22-6', '22:00', '06:00'],
  ['9:30-15', '09:30', '15:00'],
  ['9.30 a 15.45', '09:30', '15:45'],
  ['16-24', '16:00', '00:00'],
  ['00:15 - 8', '00:15', '08:00'],
])('%s is from %s to %s', (text, startsAt, endsAt) => {
  expect(readHours(text)).toEqual({ startsAt, endsAt });
});

test.each(['', '9', '9-', '9-9', '25-6', '9:60-12', '24:30-6', '9-15-20', 'mañana'])(
  '"%s" is no hours',
  (text) => {
    expect(readHours(text)).toBeNull();
  },
);

test('hours begin with a digit, go on with what belongs to them and lose their last letter', () => {
  const typed = ['9', ':', '3', '0', '-', '1', '5', '7', 'Backspace'].reduce(
    (text, key) => typeKey(text, key) ?? text,
    '',
  );
  expect(typed).toBe('9:30-15');
  expect(typeKey('', '-')).toBeNull();
  expect(typeKey('9', 'm')).toBeNull();
  expect(typeKey('9', 'ArrowRight')).toBeNull();
});
