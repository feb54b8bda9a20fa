import type { FastifyRequest } from 'fastify';

const name = 'anden_sesion';

/** For what cannot send a header (images, downloads); only GETs of photos, legajo and files look at it. */
export function sessionCookie(value: string | null, secure: boolean): string {
  const life = value === null ? 'Max-Age=0' : `Max-Age=${7 * 24 * 3600}`;
  return `${name}=${value ?? ''}; Path=/; ${life}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function readSessionCookie(request: FastifyRequest): string | null {
  const value = request.cookies[name];
  return value && /^[\w-]{20,100}$/.test(value) ? value : null;
}
