import type { OutputOf } from '@contract/core/accion';
import type { listOwnShifts } from '@contract/schedules/listOwnShifts';
import type { plannedShift, shift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { shortDay } from './dayWords';
import { clockAt } from './shiftTimes';

type OwnShift = OutputOf<typeof listOwnShifts>['shifts'][number];

type Timed = Pick<
  typeof plannedShift.$inferSelect,
  'id' | 'day' | 'startsAt' | 'endsAt' | 'breakKind' | 'breakMinutes'
> &
  /** Left out: of nobody in particular. */
  Partial<Pick<typeof plannedShift.$inferSelect, 'calledIn'>>;
type Named = Pick<typeof shift.$inferSelect, 'name' | 'code' | 'color' | 'kind'>;

/** A shift by the clock of where it is worked. */
export function presentShift(
  timed: Timed,
  { name, code, color, kind }: Named,
  zone: string,
): OwnShift {
  const startsAt = clockAt(timed.startsAt, zone);
  const endsAt = clockAt(timed.endsAt, zone);
  const length = (timed.endsAt.getTime() - timed.startsAt.getTime()) / 60_000;
  return {
    id: timed.id,
    day: timed.day,
    name,
    code,
    color,
    kind,
    startsAt,
    endsAt,
    overnight: endsAt <= startsAt,
    breakKind: timed.breakKind,
    breakMinutes: timed.breakMinutes,
    minutes: length - timed.breakMinutes,
    ahead: timed.startsAt > clock.now(),
    calledIn: timed.calledIn ?? null,
  };
}

/** "mar 24/11, Mañana 06:00–14:00". */
export const shiftText = (
  { day, startsAt, endsAt }: Pick<Timed, 'day' | 'startsAt' | 'endsAt'>,
  name: string,
  zone: string,
): string => `${shortDay(day)}, ${name} ${clockAt(startsAt, zone)}–${clockAt(endsAt, zone)}`;
