import fastify from 'fastify';
import { readConfig } from '../config/config';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders';

const policy = (env: Record<string, string>) => contentSecurityPolicy(readConfig(env), 'abc');

test('without a key for maps no host but our own may send anything', () => {
  expect(policy({})).not.toContain('https://');
});

test('with a key the map of Google may load, and nothing inline with it', () => {
  const allowed = policy({ MAPS_KEY: 'clave' });
  expect(allowed).toContain("script-src 'self' https://maps.googleapis.com;");
  expect(allowed).toContain("font-src 'self' https://fonts.gstatic.com;");
  expect(allowed).not.toContain('unsafe');
});

test('a voice is heard from here or from the page itself, and from nowhere else', () => {
  const settings: Record<string, string>[] = [
    {},
    { MAPS_KEY: 'clave', ANDEN_SERVERS: 'https://otro.example' },
  ];
  for (const env of settings) {
    expect(policy(env).split('; ')).toContain("media-src 'self' blob:");
  }
});

test('only our own pages ask for the camera, the place and the microphone', async () => {
  const app = fastify();
  securityHeaders(app, readConfig({}));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toBe(
    'camera=(self), geolocation=(self), microphone=(self)',
  );
  await app.close();
});
