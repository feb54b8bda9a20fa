import { innerAddress } from './innerAddress';

const origin = 'https://anden.test';

test.each([
  ['/posts', '/posts'],
  ['/orders?page=2#x', '/orders?page=2#x'],
  ['/orders?back=//evil.test', '/orders?back=//evil.test'],
  ['/a/../posts', '/posts'],
  ['/posts//1', '/posts//1'],
])('%p stays here', (address, expected) => {
  expect(innerAddress(address, origin)).toBe(expected);
});

test.each([
  '//evil.test/a',
  '/\\evil.test',
  '/\t/evil.test',
  '\\/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'evil.test',
  '',
  null,
  undefined,
  '/.//evil.test',
  '/./\\evil.test',
  '/posts/..//evil.test',
  '/posts/../\\evil.test',
  '/posts\\..\\\\evil.test',
  '/a/b/../..//evil.test',
  '/%2e//evil.test',
  '/posts/%2e%2E//evil.test',
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5Cevil.test',
  '/%5c/evil.test',
  '/%E0%A4%A',
])('%p leads nowhere', (address) => {
  expect(innerAddress(address, origin)).toBeUndefined();
});
