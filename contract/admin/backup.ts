import { z } from 'zod';
import { instant, version } from '../core/id';

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

export const planFields = z.object({
  daily: z.boolean(),
  keepDays: z.int().min(1).max(365),
});

/** Version 0 until somebody chose. */
export const backupPlan = planFields
  .extend({ version: z.union([z.literal(0), version]) })
  .meta({ id: 'BackupPlan' });
