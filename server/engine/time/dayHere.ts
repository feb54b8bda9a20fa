import { DateTime } from 'luxon';
import type { Day } from './days';
import { todayIn } from './nowIn';
import { DEFAULT_ZONE } from './zone';

/** The day of an instant where the organisation is: in UTC it is tomorrow already from nine in the evening on. */
export const dayHere = (at: Date): Day =>
  DateTime.fromJSDate(at, { zone: DEFAULT_ZONE }).toFormat('yyyy-MM-dd');

export const monthHere = (): string => todayIn().slice(0, 'AAAA-MM'.length);
