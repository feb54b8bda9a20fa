import { baseAddress } from './baseAddress';
import { normalizeAddress } from './normalizeAddress';

describe('normalizeAddress', () => {
  it.each([
    ['https://wms.test', 'https://wms.test'],
    ['https://wms.test/', 'https://wms.test'],
    [' wms.test/empresa/ ', 'https://wms.test/empresa'],
    ['http://10.0.0.5:4600/?a=1#b', 'http://10.0.0.5:4600'],
    ['ftp://wms.test', undefined],
    ['https://ana:1@wms.test', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
    [4, undefined],
  ])('%p is %p', (typed, expected) => {
    expect(normalizeAddress(typed)).toBe(expected);
  });
});

describe('baseAddress', () => {
  it.each([
    ['https://user.test', 'https://client.test', 'https://typed.test', 'https://user.test'],
    [null, 'https://client.test/', 'https://typed.test', 'https://client.test'],
    [undefined, undefined, 'typed.test', 'https://typed.test'],
    ['no address', undefined, undefined, 'http://localhost'],
    [undefined, undefined, undefined, 'http://localhost'],
  ])('user %p, client %p, typed %p: %p', (WMS, url, server, expected) => {
    const config: Record<string, string> = server === undefined ? {} : { server };
    expect(baseAddress({ user: { WMS }, client: { url }, config })).toBe(expected);
  });
});
