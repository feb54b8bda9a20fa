import { readConfig } from '../config/config';
import { contentSecurityPolicy } from './securityHeaders';

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
