import { DateTime } from 'luxon';
import { DEFAULT_ZONE } from '../time/zone';

/** The time that the clock on the wall showed, as people of the organisation read it. */
export const localTime = (instant: Date) => DateTime.fromJSDate(instant, { zone: DEFAULT_ZONE });
