import { z } from 'zod';
import { dayRange } from '../core/dayRange';
import { day, id, version } from '../core/id';

const fields = z.object({
  /** Of one area, of one site, or of nobody in particular: everybody. */
  siteId: id.nullable().default(null),
  areaId: id.nullable().default(null),
  fromDay: day,
  toDay: day,
  reason: z.string().trim().min(3, 'Contá el motivo.').max(200),
});

export const leaveBlockFields = fields;
/** A year without vacations is as much as the law could bear. */
export const blockRange = dayRange(366);

export const leaveBlock = fields
  .extend({ id, version, reason: z.string(), place: z.string().nullable() })
  .meta({ id: 'LeaveBlock' });
