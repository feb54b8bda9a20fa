import { megabytes } from '@contract/files/megabytes';
import { can } from '@contract/session/can';
import type { FastifyInstance } from 'fastify';
import type { Services, Viewer } from '../acciones/context';
import { answerError } from '../http/answerError';
import { viewerOf } from '../http/viewerOf';
import { claimsOf, readViewer } from '../session/readViewer';
import type { ChangeEvent } from './changeEvent';
import type { EventAudience } from './eventAudience';
import type { EventHub } from './eventHub';
import { streamPlaces } from './streamPlaces';

const HEARTBEAT_MS = 20_000;
/** A reader who lets this much wait is let go: they come back and ask for everything again. */
const MOST_UNREAD = megabytes(1);

function lines(events: readonly ChangeEvent[], viewer: Viewer): string {
  const heard = events.filter((event) => mayReceive(event.audience, viewer));
  const tags = once(heard.flatMap((event) => event.tags));
  const live = once(heard.flatMap((event) => event.live));
  return `${told('live', live)}${told('tags', tags)}`;
}

/** The newest of what is the same. */
const once = <T extends { type: string; id: string | number }>(many: readonly T[]): T[] => [
  ...new Map(many.map((one) => [`${one.type}:${one.id}`, one])).values(),
];

const told = (name: 'tags' | 'live' | 'typing', data: readonly unknown[]): string =>
  data.length === 0 ? '' : `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream of cache tags, and of records that go whole; read by fetch with the header, never by cookie. */
export function eventsRoute(app: FastifyInstance, services: Services, hub: EventHub): void {
  const places = streamPlaces();
  app.get('/eventos', async (request, reply) => {
    let viewer: Viewer;
    let giveBack: () => void;
    try {
      viewer = await viewerOf(services, request, { cookie: false, whileViewing: 'allowed' });
      giveBack = places.take(viewer.accountId, request.ip);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
    const claims = claimsOf(viewer);
    reply.hijack();
    const stream = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) stream.setHeader(name, value);
    }
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write(': hola\n\n');
    const write = (text: string) => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(text);
    };
    const end = () => {
      clearInterval(beat);
      stop();
      stopHearing();
      giveBack();
      stream.end();
    };
    // Rights may change while the stream is open: read again before each delivery.
    const stop = hub.subscribe((events) => {
      void readViewer(services.database.db, claims)
        .then((now) => {
          if (!now) return end();
          const text = lines(events, now);
          if (text) write(text);
        })
        .catch(end);
    });
    const stopHearing = hub.onWhisper(({ name, accountIds, data }) => {
      if (!accountIds.includes(viewer.accountId)) return;
      void readViewer(services.database.db, claims)
        .then((now) => {
          if (!now) return end();
          if (!now.viewing) write(told(name, [data]));
        })
        .catch(end);
    });
    const beat = setInterval(() => write(': sigo\n\n'), HEARTBEAT_MS);
    request.raw.on('close', end);
    streams.add(end);
    request.raw.on('close', () => streams.delete(end));
  });
  const streams = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
}

/** People do not even hear of records that they cannot open. */
function mayReceive(audience: EventAudience, viewer: Viewer): boolean {
  // An event addressed to a person is theirs alone, and not of somebody who sees as them.
  if (audience.kind === 'accounts' && viewer.viewing) return false;
  if (audience.kind === 'accounts') return audience.ids.includes(viewer.accountId);
  if (audience.permission && !can(viewer.roles, audience.permission)) return false;
  if (audience.kind === 'everyone' || viewer.roleScope === 'all') return true;
  if (audience.accounts?.includes(viewer.accountId)) return true;
  const place = audience.kind === 'sites' ? viewer.siteId : viewer.areaId;
  return place !== null && audience.ids.includes(place);
}
