import Fastify from 'fastify';
import { readTrustProxy } from '../config/configValues';
import { trustedHops } from './trustedHops';

test.each([
  [undefined, '10.0.0.9'],
  ['1', '8.8.8.8'],
  ['2', '7.7.7.7'],
  ['10.0.0.0/8,8.8.8.8', '7.7.7.7'],
])('TRUST_PROXY=%s: who asks is %s, whatever the first of them wrote', async (value, expected) => {
  const app = Fastify({ trustProxy: trustedHops(readTrustProxy(value)) });
  app.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7, 8.8.8.8' };
  const answer = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' });
  expect(answer.body).toBe(expected);
});
