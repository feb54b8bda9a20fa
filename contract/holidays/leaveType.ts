import { z } from 'zod';
import { id, version } from '../core/id';

export const leaveKinds = ['vacation', 'other'] as const;
export const leaveUnits = ['calendar', 'working'] as const;
/** What happens to vacations that begin on another day than the law says. */
export const startRules = ['warn', 'refuse', 'none'] as const;

const limit = z.int().min(1).max(365).nullable().default(null);

/** What the house may decide of a leave; its kind is fixed when it is made. */
export const leaveTypeFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,8}$/, 'De 2 a 8 letras o números.'),
  name: z.string().trim().min(1, 'Poné el nombre.').max(80),
  unit: z.enum(leaveUnits),
  halfDays: z.boolean().default(false),
  daysAYear: limit,
  daysAnEvent: limit,
  noticeDays: z.int().min(0).max(365).default(0),
  minServiceMonths: z.int().min(0).max(600).default(0),
  needsCertificate: z.boolean().default(false),
  paid: z.boolean().default(true),
  countsAsWorked: z.boolean().default(true),
  source: z.string().trim().max(200).default(''),
  startRule: z.enum(startRules).default('warn'),
  active: z.boolean().default(true),
});

export const leaveType = leaveTypeFields
  .extend({ id, version, code: z.string(), name: z.string(), kind: z.enum(leaveKinds) })
  .meta({ id: 'LeaveType' });
