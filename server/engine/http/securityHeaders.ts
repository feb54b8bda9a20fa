import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

// The hash of the empty string: emotion inserts its rules into empty <style> elements.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
// Google's map asks for these; they are allowed only where the organisation set a key.
const mapScripts = 'https://maps.googleapis.com';
const mapImages = 'https://*.googleapis.com https://*.gstatic.com';

export function contentSecurityPolicy(config: Config, nonce: string | null): string {
  const withMap = (hosts: string) => (config.mapsKey ? ` ${hosts}` : '');
  const servers = config.servers.map((server) => ` ${server}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${withMap(mapScripts)}`,
    `style-src 'self' ${emptyStyle}${nonce ? ` 'nonce-${nonce}'` : ''}${withMap('https://fonts.googleapis.com')}`,
    `img-src 'self' data: blob:${withMap(mapImages)}${servers}`,
    // A voice is heard from the server, and before it is sent from the page itself.
    "media-src 'self' blob:",
    `connect-src 'self'${servers}${withMap(mapImages)}`,
    `font-src 'self'${withMap('https://fonts.gstatic.com')}`,
    `worker-src 'self'${withMap('blob:')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(config, null),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self)',
      'x-frame-options': 'DENY',
    });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}
