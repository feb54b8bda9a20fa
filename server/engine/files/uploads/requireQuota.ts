import { megabytes } from '@contract/files/megabytes';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { Fault } from '../../http/fault';
import { contentReferences } from './contentReferences';

interface Brought {
  accountId: number;
  purpose: string;
  /** The bytes that come now. */
  bytes: number;
  most: { files: number; megabytes: number };
}

interface Waiting extends Record<string, unknown> {
  files: number;
  bytes: string;
}

/** Refuses what would pass the room of an account for one purpose; what a record holds by now does not count. */
export async function requireQuota(
  db: Db,
  { accountId, purpose, bytes, most }: Brought,
): Promise<void> {
  const isHeld = await contentReferences(db);
  const { rows } = await db.execute<Waiting>(sql`
    select count(*)::int as files, coalesce(sum(f.size), 0) as bytes
    from file_upload u join stored_file f on f.hash = u.hash
    where u.account_id = ${accountId} and u.purpose = ${purpose}
      and u.created_at > anden_now() - interval '2 days' and not ${isHeld(sql`u.hash`)}`);
  const waiting = rows[0] ?? { files: 0, bytes: '0' };
  const full =
    waiting.files >= most.files || Number(waiting.bytes) + bytes > megabytes(most.megabytes);
  if (!full) return;
  throw new Fault(
    429,
    'cuota',
    'Subiste muchos archivos que todavía no usaste: usalos, o esperá a mañana, cuando se borran.',
  );
}
