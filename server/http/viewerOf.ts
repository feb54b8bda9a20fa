import type { FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../acciones/context';
import { readViewer } from '../session/readViewer';
import { readToken } from '../session/tokens';
import { noSession } from './fault';
import { readSessionCookie } from './sessionCookie';

/** Who asks for an image, a file or the stream: by header, or by cookie where `cookie` allows it. */
export async function viewerOf(
  services: Services,
  request: FastifyRequest,
  options: { cookie: boolean },
): Promise<Viewer> {
  const { db } = services.database;
  const bearer = request.headers.authorization?.replace(/^Bearer\s+/i, '');
  const claims = bearer ? await readToken(services.jwtSecret, bearer) : null;
  const cookie = options.cookie ? readSessionCookie(request) : null;
  const viewer = claims
    ? await readViewer(db, claims)
    : cookie
      ? await readViewer(db, { cookie })
      : null;
  if (!viewer || viewer.mustChangePassword) throw noSession();
  return viewer;
}
