import { dayRange } from '../core/dayRange';
import { recordFields } from '../core/record';
import { leaveRecord } from './leaveRecord';

/** The kind of a leave and its days. */
export const leaveSpan = recordFields(leaveRecord, { except: ['note'] });

/** Three years: no leave that is kept is longer. */
export const leaveRange = dayRange(1096);
