import { z } from 'zod';
import { flag, whole } from '../core/fields';
import { instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const copyName = z.string().min(1).max(40);

export const backupCopy = z
  .object({
    name: z.string(),
    createdAt: instant,
    bytes: z.int(),
    /** Null where the file cannot be read. */
    reason: z.enum(['manual', 'daily', 'beforeRestore']).nullable(),
    version: z.string().nullable(),
    rows: z.int(),
    files: z.int(),
  })
  .meta({ id: 'BackupCopy' });

export const backupPlanRecord = defineRecord(
  'BackupPlan',
  { one: 'plan de copias', many: 'planes de copias' },
  {
    daily: flag('Una copia por día'),
    keepDays: whole('Guardar las diarias', { min: 1, max: 365, unit: 'días' }),
  },
);

/** Version 0 until somebody chose. */
export const backupPlan = recordFields(backupPlanRecord)
  .extend({ version: z.union([z.literal(0), version]) })
  .meta({ id: 'BackupPlan' });
