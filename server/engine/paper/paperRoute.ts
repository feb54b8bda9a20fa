import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../acciones/context';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { logoForPaper } from '../settings/organisationLogo';
import type { Paper } from './newPaper';

/** A file holds at most these. */
const MOST = 200;

interface PaperRoute<Part> {
  path: string;
  /** The organisation's logo is at hand when it is drawn. */
  logo?: true;
  /** Throws where who asks may not have these. */
  read(viewer: Viewer, ids: readonly number[]): Promise<{ name: string; parts: readonly Part[] }>;
  draw(paper: Paper, part: Part): void;
}

/** The records named in the address; what is no list of numbers leads nowhere. */
function idsOf({ query }: FastifyRequest): number[] {
  const { ids } = query as { ids?: unknown };
  const texts = typeof ids === 'string' ? ids.split(',') : [];
  const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  if (numbers.length !== texts.length || numbers.length > MOST) throw notFound();
  return numbers;
}

export const paperHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${name}.pdf"`,
  // It tells where people live and what they buy: no copy is kept on the way.
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
});

interface Sent<Part> {
  name: string;
  parts: readonly Part[];
  logo: Uint8Array | null;
  draw: PaperRoute<Part>['draw'];
}

async function send<Part>(reply: FastifyReply, { name, parts, logo, draw }: Sent<Part>) {
  const { newPaper } = await import('./newPaper');
  const paper = await newPaper({ title: name, says: parts, logo });
  for (const part of parts) {
    draw(paper, part);
    // Between one part and the next the others are answered.
    await setImmediate();
  }
  const bytes = await paper.bytes();
  reply.headers(paperHeaders(name));
  return reply.send(Buffer.from(bytes));
}

/** A paper about one record or several in one file, drawn when it is asked for. */
export function paperRoute<Part>(
  app: FastifyInstance,
  services: Services,
  { path, logo, read, draw }: PaperRoute<Part>,
): void {
  app.get(path, async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true, whileViewing: 'allowed' });
      const { name, parts } = await read(viewer, idsOf(request));
      return await send(reply, {
        name,
        parts,
        logo: logo ? await logoForPaper(services.database.db, services.files) : null,
        draw,
      });
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
