import { counted } from './counted';

test('counts one and many', () => {
  expect(counted(1, 'persona', 'personas')).toBe('1 persona');
  expect(counted(0, 'persona', 'personas')).toBe('0 personas');
  expect(counted(1204, 'persona', 'personas')).toBe('1.204 personas');
});
