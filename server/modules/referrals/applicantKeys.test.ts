import { randomFrom } from '../../seed/randomFrom';
import { emailKey, phoneKey } from './applicantKeys';

const { int, pick } = randomFrom(20_261_128);
const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('');

/** Numbers as people dial them here; no area begins with a 0, and none of these has a 15 in itself. */
const areas = ['11', '341', '351', '2954', '3489'];

test('a telephone is the same one, however its owner wrote it', () => {
  for (let round = 0; round < 500; round += 1) {
    const area = pick(areas);
    // Local numbers begin with 4 to 6: none is taken for its own prefix.
    const local = `${pick(['4', '5', '6'])}${digits(9 - area.length)}`;
    const spellings = [
      `${area}${local}`,
      `0${area}${local}`,
      `0${area} 15 ${local}`,
      `(0${area}) 15-${local.slice(0, 3)}-${local.slice(3)}`,
      `${area}-15${local}`,
      `+54 ${area} ${local}`,
      `+54 9 ${area} ${local}`,
      `0054 9 ${area} ${local}`,
      `549${area}${local}`,
      `+54 ${area} ${local} int. 20`,
    ];
    // The reckoner here knows area and number apart, and takes nothing off.
    expect(spellings.map(phoneKey)).toEqual(spellings.map(() => area + local));
  }
});

test('one of another country keeps all of it, and two that differ stay two', () => {
  expect(phoneKey('+598 94 123 456')).toBe('+59894123456');
  expect(phoneKey('00 598 94 123 456')).toBe('+59894123456');
  expect(phoneKey('341 555-1234')).not.toBe(phoneKey('341 555-1235'));
  expect(phoneKey(null)).toBeNull();
});

test.each([
  ['Ana.Sosa@Gmail.com', 'anasosa@gmail.com'],
  ['anasosa+trabajo@googlemail.com', 'anasosa@gmail.com'],
  [' ana.sosa@casa.example ', 'ana.sosa@casa.example'],
  ['ana.sosa+avisos@casa.example', 'ana.sosa@casa.example'],
])('%s compares as %s', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});
