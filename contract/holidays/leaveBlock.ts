import { z } from 'zod';
import { dayRange } from '../core/dayRange';
import { day, ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const leaveBlockRecord = defineRecord(
  'LeaveBlock',
  { one: 'bloqueo de fechas', many: 'bloqueos de fechas' },
  {
    /** A block is for an area, for a site, or with neither for everybody. */
    siteId: ref('Sede', { optional: true }),
    areaId: ref('Área', { optional: true }),
    fromDay: day('Desde'),
    toDay: day('Hasta'),
    reason: text('Motivo', { min: [3, 'Contá el motivo.'], max: 200 }),
  },
);

export const leaveBlockFields = recordFields(leaveBlockRecord);
/** A year without vacations is as much as the law could bear. */
export const blockRange = dayRange(366);

export const leaveBlock = leaveBlockFields
  .extend({ id, version, reason: z.string(), place: z.string().nullable() })
  .meta({ id: 'LeaveBlock' });
