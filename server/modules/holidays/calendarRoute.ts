import { calendarFlags } from '@contract/holidays/calendarFlags';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calendarFeed } from '../../db/schema/holidays';
import type { Services } from '../../engine/acciones/context';
import { icalendar } from '../../engine/calendar/icalendar';
import { answerError } from '../../engine/http/answerError';
import { Fault, notFound } from '../../engine/http/fault';
import { rateLimit } from '../../engine/http/rateLimit';
import { readAccountViewer } from '../../engine/session/readViewer';
import { clock } from '../../engine/time/clock';
import { todayIn } from '../../engine/time/nowIn';
import { hashCalendarToken } from './calendarToken';
import { feedEvents } from './feedEvents';

const HOUR = 3_600_000;
const token = /^[A-Za-z0-9_-]{43}$/;

/** Reads the calendar whose secret address this is; without a session, for calendar programs have none. */
async function readFeed({ database: { db } }: Services, secret: string): Promise<string> {
  const [feed] = token.test(secret)
    ? await db
        .update(calendarFeed)
        .set({ readAt: sql`anden_now()` })
        .where(eq(calendarFeed.tokenHash, hashCalendarToken(secret)))
        .returning()
    : [];
  // People who left, or may see neither leave nor shifts of their own any more, have no calendar either.
  const viewer = feed && (await readAccountViewer(db, feed.accountId));
  if (!feed || !viewer || !calendarFlags.some((flag) => can(viewer.roles, flag)))
    throw notFound('Ese calendario no existe.');
  const team = feed.team && can(viewer.roles, 'HOLIDAYS.APPROVE');
  const events = await feedEvents(db, viewer, team, todayIn());
  return icalendar('Andén', events, clock.now());
}

const byAddress = rateLimit({ max: 120, windowMs: HOUR });

export function calendarRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { secret: string } }>('/calendario/:secret.ics', async (request, reply) => {
    try {
      const retryAfter = byAddress.take(request.ip);
      if (retryAfter > 0) {
        throw new Fault(429, 'demasiados_intentos', 'Demasiadas lecturas: probá más tarde.', {
          retryAfter,
        });
      }
      const text = await readFeed(services, request.params.secret);
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(text);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
