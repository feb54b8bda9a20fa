import type { Db } from '../../db/Db';
import type { Viewer } from '../acciones/context';
import type { Day } from '../time/days';

interface Named {
  /** The same at each reading, so that a program updates instead of adding. */
  uid: string;
  summary: string;
}

/** Whole days, which hold nobody's hours. */
export interface DayEvent extends Named {
  from: Day;
  to: Day;
}

export interface TimedEvent extends Named {
  startsAt: Date;
  endsAt: Date;
}

export type CalendarEvent = DayEvent | TimedEvent;

/** A module gives somebody's own days to their calendar program. */
export type CalendarPart = (
  db: Db,
  viewer: Viewer,
  days: { from: Day; to: Day },
) => Promise<CalendarEvent[]>;
