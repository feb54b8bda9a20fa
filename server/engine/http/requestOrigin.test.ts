import type { FastifyRequest } from 'fastify';
import { readConfig } from '../config/config';
import { requestOrigin } from './requestOrigin';

const asked = (host: string, origin?: string) =>
  ({ host, protocol: 'http', headers: { origin } }) as unknown as FastifyRequest;

test.each([
  ['plain', 'anden.example:4600', undefined, 'http://anden.example:4600'],
  [
    'behind a silent HTTPS proxy',
    'anden.example',
    'https://anden.example',
    'https://anden.example',
  ],
  ['called from another site', 'anden.example', 'https://otro.example', 'http://anden.example'],
  ['with an origin of no use', 'anden.example', 'null', 'http://anden.example'],
  ['with a host made up to be repeated', 'x"><script>', undefined, 'http://127.0.0.1:4600'],
])('%s', (_case, host, origin, expected) => {
  expect(requestOrigin(readConfig({}), asked(host, origin))).toBe(expected);
});

test('PUBLIC_URL goes before all', () => {
  const config = readConfig({ PUBLIC_URL: 'https://rrhh.example/' });
  expect(requestOrigin(config, asked('x', 'https://x'))).toBe('https://rrhh.example');
});
