import { telephoneLink } from './telephoneLink';

test('a number as people write it is one that a phone dials', () => {
  expect(telephoneLink('+54 11 5123-4567')).toBe('tel:+541151234567');
});
