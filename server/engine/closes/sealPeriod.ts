import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { SealedPart } from '../../db/schema/closes';
import { partsOf } from '../module';
import type { Span } from './openPart';
import type { SealPart } from './sealPart';

type Site = Span & { siteId: number };

/** The lines are put in order and hashed where they lie: a month of thousands of people does not come over the wire. */
async function sealPart(db: Db, part: SealPart, at: Site): Promise<SealedPart> {
  const { rows } = await db.execute<{ count: number; hash: string }>(sql`
    select count(*)::int as count, encode(sha256(convert_to(
      coalesce(string_agg(line, e'\n' order by line collate "C"), ''), 'UTF8')), 'hex') as hash
    from (${part.lines(at)}) lines`);
  const [row] = rows;
  if (!row) throw new Error('a hash of nothing is one too');
  return { key: part.key, rows: row.count, hash: row.hash };
}

/** This sums the rows of a month as they are now, for the close to keep. */
export function sealPeriod(db: Db, ledger: SealPart['ledger'], at: Site): Promise<SealedPart[]> {
  const parts = partsOf('sealed').filter((part) => part.ledger === ledger);
  return Promise.all(parts.map((part) => sealPart(db, part, at)));
}

interface CheckedPart {
  label: string;
  rows: number;
  intact: boolean;
}

/** Each part that was sealed, held against what its rows come to now; one that no module writes any more is not intact. */
export function checkSealed(
  db: Db,
  sealed: readonly SealedPart[],
  at: Site,
): Promise<CheckedPart[]> {
  const parts = partsOf('sealed');
  return Promise.all(
    sealed.map(async ({ key, rows, hash }) => {
      const part = parts.find((one) => one.key === key);
      const now = part && (await sealPart(db, part, at));
      return { label: part?.label ?? key, rows, intact: now?.hash === hash };
    }),
  );
}

/** This makes a code for all the parts of a close, which people can read to each other. */
export function sealCode(sealed: readonly SealedPart[]): string {
  const text = sealed.map(({ key, rows, hash }) => `${key} ${rows} ${hash}`).sort();
  const hash = createHash('sha256').update(text.join('\n')).digest('hex');
  return (hash.slice(0, 16).match(/.{4}/g) ?? []).join('-').toUpperCase();
}
