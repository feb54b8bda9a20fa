import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { shiftSwap } from '../../db/schema/shiftChanges';
import type { WaitingPart } from '../../engine/waiting/waitingPart';

const { colleagueId, consent, startsAt, otherStartsAt } = shiftSwap;

/** This counts what colleagues ask of somebody, as long as there is a shift ahead to swap. */
export const waitingSwaps: WaitingPart = async ({ db, viewer: { personId } }) => {
  if (personId === null) return [];
  const now = sql`anden_now()`;
  const waiting = await db.$count(
    shiftSwap,
    and(
      eq(colleagueId, personId),
      eq(consent, 'asked'),
      gt(startsAt, now),
      or(isNull(otherStartsAt), gt(otherStartsAt, now)),
    ),
  );
  if (waiting === 0) return [];
  const label =
    waiting === 1 ? 'Cambio de turno para responder' : 'Cambios de turno para responder';
  return [{ module: 'schedules', label, waiting, late: 0, path: '/schedules/mine' }];
};
