import type { hourDay } from '@contract/hours/weekHours';
import type { z } from 'zod';
import type { Interval } from '../../engine/time/intervals';
import { bandHours } from './bandHours';
import type { DayHours } from './dayHours';
import type { DayRecord } from './hourFacts';
import { hoursOfDay } from './hoursOfDay';
import type { OvertimeDecision } from './overtimeDecisions';

const isoOf = (at: number) => new Date(at).toISOString();
const timed = <Reason extends Interval>(reason: Reason) => ({
  ...reason,
  from: isoOf(reason.from),
  to: isoOf(reason.to),
});

/** A day as its person reads it: what was planned, what was punched, what it comes to and why. */
export function presentDay(
  record: DayRecord,
  { now, closed, id }: { now: number; closed: boolean; id: number | null },
): z.input<typeof hourDay> {
  const { day, shifts, stretches, away, holiday, decision } = record;
  const hours = hoursOfDay(record, now);
  const { figures, reasons, open } = hours;
  const overtime = overtimeOf(figures, decision, closed);
  return {
    day,
    shifts: shifts.map(({ name, startsAt, endsAt, paid, kind }) => ({
      name,
      paid,
      onCall: kind === 'onCall',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    stretches: stretches.map(({ entry, exit, flags }) => ({
      from: entry?.at.toISOString() ?? null,
      to: exit?.at.toISOString() ?? null,
      forgotten: flags.includes('forgottenExit'),
      waiting: flags.includes('waiting'),
    })),
    away: away.map(({ label }) => label),
    holiday,
    figures,
    reasons: reasons.map(timed),
    bands: bandsOf(record, hours, overtime?.state),
    overtime: overtime && { id, ...overtime },
    open,
  };
}

const LAPSED =
  'El mes se cerró sin que nadie las decidiera: si corresponden, se cargan como ajuste.';

type Decided = Omit<NonNullable<z.input<typeof hourDay>['overtime']>, 'id'>;

/** A decision is about the minutes that the day had then. */
function overtimeOf(
  { extra50, extra100 }: Record<'extra50' | 'extra100', number>,
  decision: OvertimeDecision | null,
  closed: boolean,
): Decided | null {
  if (extra50 + extra100 === 0) return null;
  return decision?.extra50 === extra50 && decision.extra100 === extra100
    ? { state: decision.granted, reason: decision.reason }
    : closed
      ? { state: 'lapsed', reason: LAPSED }
      : { state: 'waiting', reason: '' };
}

const extraWords = {
  approved: 'aprobadas',
  banked: 'en el banco de horas',
  rejected: 'no aprobadas',
  waiting: 'por decidir',
  lapsed: 'sin decidir al cierre',
  none: '',
};

/** Time of a band within overtime counts once that is granted. */
function bandsOf(
  { bands, rounding }: DayRecord,
  hours: DayHours,
  state: keyof typeof extraWords = 'none',
): z.input<typeof hourDay>['bands'] {
  return bandHours(hours, bands, rounding).map(({ band, minutes, extra, reasons }) => ({
    id: band.id,
    name: band.name,
    multiplier: band.multiplier,
    minutes: minutes + (state === 'approved' ? extra : 0),
    reasons: reasons.map(({ inOvertime, why, ...reason }) => ({
      ...timed(reason),
      why: inOvertime ? `${why}, en extras ${extraWords[state]}` : why,
    })),
  }));
}
