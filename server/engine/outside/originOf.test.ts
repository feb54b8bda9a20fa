import { originOf } from './originOf';

test.each([
  ['https://erp.interno:443', 'https://erp.interno'],
  ['http://10.0.0.5:8080/x', 'http://10.0.0.5:8080'],
  ['sftp://10.0.0.5', 'sftp://10.0.0.5'],
  ['sftp://10.0.0.5:22', 'sftp://10.0.0.5'],
  ['sftp://10.0.0.5:2222', 'sftp://10.0.0.5:2222'],
  ['sftp://[fd00::22]:22', 'sftp://[fd00::22]'],
  ['sftp://[fd00::22]', 'sftp://[fd00::22]'],
])('%s is the place %s', (url, place) => {
  expect(originOf(url)).toBe(place);
});
