import type { IncomingMessage } from 'node:http';
import { megabytes } from '@contract/files/megabytes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../answerError';
import { Fault } from '../fault';
import { type BodiesInFlight, type BodyPlace, bodiesInFlight } from './bodiesInFlight';

interface Pace {
  everyMs: number;
  /** The slowest phone line brings this much in that time. */
  leastBytes: number;
}

const slowest: Pace = { everyMs: 30_000, leastBytes: 60_000 };

/** More of one is never read; counted whole for a body that does not say how long it is. */
const LONGEST = megabytes(31);

const places = new WeakMap<FastifyRequest, BodyPlace>();

/** From here on the body counts for who sends it. */
export const bodyOfAccount = (request: FastifyRequest, accountId: number): void =>
  places.get(request)?.ofAccount(accountId);

export function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return LONGEST;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(length) && length > 0 ? length : 0;
}

/** Ends, in words, a body that hardly moves: it would stay for as long as its sender likes. */
function watchPace(
  request: FastifyRequest,
  reply: FastifyReply,
  { everyMs, leastBytes }: Pace,
): void {
  const { raw } = request;
  let before = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const brought = raw.socket.bytesRead - before;
    before += brought;
    if (raw.complete || reply.sent) return clearInterval(watch);
    if (brought >= leastBytes) return;
    clearInterval(watch);
    reply.header('connection', 'close');
    const words = 'El pedido llegó demasiado lento: probá de nuevo con una conexión mejor.';
    answerError(new Fault(408, 'demora', words), reply, request.log);
  }, everyMs);
  watch.unref();
  reply.raw.once('close', () => clearInterval(watch));
}

/** Every body that comes in has a place, a least pace and an end. */
export function guardBodies(
  app: FastifyInstance,
  bodies: BodiesInFlight = bodiesInFlight(),
  pace: Pace = slowest,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    const { raw } = reply;
    raw.once('finish', () => lingerOver(request.raw));
    const place = bodies.enter(request.ip, Math.min(bytes, LONGEST));
    places.set(request, place);
    raw.once('finish', place.leave);
    raw.once('close', place.leave);
    watchPace(request, reply, pace);
  });
}

const LONGEST_MS = 30_000;
const MOST_BYTES = megabytes(40);

/** A refused caller may still be sending: the rest is let go by for a while, or they would never read the answer. */
function lingerOver(request: IncomingMessage): void {
  if (request.complete || request.socket?.bytesRead === undefined) return;
  const { socket } = request;
  const until = performance.now() + LONGEST_MS;
  const most = socket.bytesRead + MOST_BYTES;
  request.unpipe();
  request.resume();
  const watch = setInterval(() => {
    if (!request.complete && !socket.destroyed) {
      if (performance.now() < until && socket.bytesRead < most) return;
      socket.destroy();
    }
    clearInterval(watch);
  }, 500);
  watch.unref();
}
