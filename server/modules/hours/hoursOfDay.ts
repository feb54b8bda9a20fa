import type { HourFigure } from '@contract/hours/hourFigures';
import { type DayFacts, type DayHours, dayHours } from './dayHours';
import type { ExpectedShift } from './expectedShift';
import type { DayRecord } from './hourFacts';

const MINUTE = 60_000;
/** Times are read as the clock on the wall shows them: seconds delay no person. */
const onMinute = (at: Date) => Math.floor(at.getTime() / MINUTE) * MINUTE;

/**
 * A stretch that has no exit ends where the server would have closed it; null: the person is in. A person who touched
 * again before the end of the shift had gone by then, and unknown hours are not counted.
 */
const stillToCome = (stretch: DayRecord['stretches'][number]): Date | null => {
  const { entry, shift, flags, followedAt } = stretch;
  if (!entry || !flags.includes('forgottenExit')) return null;
  if (shift?.kind !== 'worked' || shift.endsAt <= entry.at) return entry.at;
  return followedAt && followedAt < shift.endsAt ? entry.at : shift.endsAt;
};

/** This reckons a day from its plan and its punches. */
export function hoursOfDay(record: DayRecord, now: number): DayHours {
  return dayHours({ ...factsOf(record, now), elsewhere: record.beside.flatMap(overtimeOf(now)) });
}

/** Where somebody worked beyond their shifts, or still does. */
const overtimeOf = (now: number) => (record: DayRecord) => {
  const facts = factsOf(record, now);
  return [
    ...dayHours(facts).reasons.filter(({ figure }) => extras.includes(figure)),
    ...facts.stretches.flatMap(({ from, to }) =>
      to === null ? [{ from, to: Number.POSITIVE_INFINITY }] : [],
    ),
  ];
};

const extras: readonly HourFigure[] = ['extra50', 'extra100'];

function factsOf(record: DayRecord, now: number): DayFacts {
  // A stretch that waits for a decision counts once it is taken.
  const counted = record.stretches.filter(({ flags }) => !flags.includes('waiting'));
  const { decision } = record;
  return {
    ...record,
    granted: decision?.granted === 'approved' ? decision : null,
    shifts: record.shifts.map(
      ({ startsAt, endsAt, ...shift }): ExpectedShift => ({
        ...shift,
        from: startsAt.getTime(),
        to: endsAt.getTime(),
      }),
    ),
    stretches: counted.flatMap((stretch) => {
      const { entry, exit } = stretch;
      if (!entry) return [];
      const end = exit ? exit.at : stillToCome(stretch);
      return [{ from: onMinute(entry.at), to: end && onMinute(end) }];
    }),
    breaks: counted.flatMap(({ breaks, exit }) =>
      breaks.flatMap(({ from, to }) => {
        const end = to ?? exit?.at;
        return end ? [{ from: onMinute(from), to: onMinute(end) }] : [];
      }),
    ),
    absences: record.away,
    now,
  };
}
