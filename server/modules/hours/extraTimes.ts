import { groupBy } from '@contract/core/groupBy';
import type { extraTimes as contractTimes } from '@contract/hours/hourRow';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { clock } from '../../engine/time/clock';
import type { Day } from '../../engine/time/days';
import { weekOf } from '../../engine/time/weekOf';
import { firmAbsences } from '../absences';
import { type DayRecord, hourFacts, type Whose } from './hourFacts';
import { hoursOfDay } from './hoursOfDay';

export type ExtraTimes = z.input<typeof contractTimes>;

interface Asked {
  personId: number;
  siteId: number;
  zone: string;
  day: Day;
}

const isoOf = (at: number | Date) => new Date(at).toISOString();

/** From when to when the overtime of some days was; days of one week are read at once. */
export async function extraTimes(
  db: Db,
  days: readonly Asked[],
): Promise<(personId: number, day: Day) => ExtraTimes | null> {
  const now = clock.now();
  const found = new Map<string, ExtraTimes>();
  for (const own of groupBy(days, ({ day }) => weekOf(day).from).values()) {
    const people = new Map<number, Whose>(
      own.map(({ personId, siteId, zone }) => [personId, { id: personId, siteId, zone }]),
    );
    const asked = own.map(({ day }) => day).sort();
    const span = { from: asked[0] ?? '', to: asked.at(-1) ?? '' };
    const facts = await hourFacts(
      db,
      [...people.values()],
      span,
      (ids) => firmAbsences(db, ids, span),
      now,
    );
    for (const { personId, day, zone } of own) {
      const record = facts.get(personId)?.find((one) => one.day === day);
      if (record) found.set(`${personId} ${day}`, timesOf(record, zone, now.getTime()));
    }
  }
  return (personId, day) => found.get(`${personId} ${day}`) ?? null;
}

function timesOf(record: DayRecord, zone: string, now: number): ExtraTimes {
  return {
    zone,
    extras: hoursOfDay(record, now)
      .reasons.filter(({ figure }) => figure === 'extra50' || figure === 'extra100')
      .sort((one, other) => one.from - other.from)
      .map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) })),
    shifts: record.shifts.map(({ name, startsAt, endsAt }) => ({
      name,
      from: isoOf(startsAt),
      to: isoOf(endsAt),
    })),
    punched: record.stretches.map(({ entry, exit }) => ({
      from: entry ? isoOf(entry.at) : null,
      to: exit ? isoOf(exit.at) : null,
    })),
  };
}
