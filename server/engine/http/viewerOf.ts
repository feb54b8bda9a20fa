import type { FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../acciones/context';
import { readViewer } from '../session/readViewer';
import { readToken } from '../session/tokens';
import { hiddenView, noSession } from './fault';
import { readSessionCookie } from './sessionCookie';

interface Door {
  cookie: boolean;
  /** A new door is shut to "ver como" until somebody says that nothing personal lies behind it. */
  whileViewing?: 'allowed';
}

/** This finds who asks for an image, a file or the stream: by header, or by cookie where `cookie` allows it. */
export async function viewerOf(
  services: Services,
  request: FastifyRequest,
  options: Door,
): Promise<Viewer> {
  services.door.check();
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
  if (viewer.viewing && options.whileViewing !== 'allowed') throw hiddenView();
  return viewer;
}
