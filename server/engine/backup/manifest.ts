import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

export const backupReason = z.enum(['manual', 'daily', 'beforeRestore']);
export type BackupReason = z.infer<typeof backupReason>;

/** An archive describes itself with this, and with what it takes to prove it. */
export const manifestSchema = z.object({
  product: z.literal('anden'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  reason: backupReason,
  /** The newest migration of the tables. */
  schema: z.string(),
  tables: z.array(
    z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256: hash }),
  ),
  /** The last number that each sequence gave; none is given twice after a restore. */
  sequences: z.array(z.object({ name, last: z.int() })),
  files: z.array(z.object({ sha256: hash, bytes: count })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string) => `tables/${table}.copy`;
export const fileEntry = (sha256: string) => `files/${sha256}`;
export const manifestEntry = 'manifest.json';
/** The manifest's own hash, in an entry of its own. */
export const sealEntry = 'manifest.sha256';

/** These tables are of the moment or of this machine: sessions end with a restore, and tasks and repeated requests with them. */
export const leftOut: ReadonlySet<string> = new Set([
  'bulk_row',
  'change_event',
  'chore_run',
  'export_file',
  'idempotency_key',
  'job_progress',
  'push_subscription',
  'session',
  'sign_in_failure',
  'view_as',
]);

/** The key of the session tokens stays with the installation: no archive can sign a session. */
export const keptSecret = 'session-tokens';
