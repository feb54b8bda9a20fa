import { DateTime } from 'luxon';
import { clock } from './clock';
import type { Day } from './days';
import { DEFAULT_ZONE } from './zone';

/** The moment with the hour and the day of a zone. */
export const nowIn = (zone = DEFAULT_ZONE): DateTime => DateTime.fromMillis(clock.ms(), { zone });

/** The day of a zone. */
export const todayIn = (zone = DEFAULT_ZONE): Day => nowIn(zone).toFormat('yyyy-MM-dd');
