import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { programKey } from '../../../db/schema/programs';
import type { Context } from '../../../engine/acciones/context';
import { hashProgramKey, hintOf, newProgramKey } from '../../../engine/programs/programKey';
import { clock } from '../../../engine/time/clock';

const DAY_MS = 86_400_000;

/** Makes a key, keeps its hash, and answers what is shown this once. */
export async function giveKey({ db, viewer }: Context, programId: number, days: number) {
  const key = newProgramKey();
  const expiresAt = new Date(clock.ms() + days * DAY_MS);
  await db.insert(programKey).values({
    programId,
    hash: hashProgramKey(key),
    hint: hintOf(key),
    createdBy: viewer.accountId,
    expiresAt,
  });
  return { key, expiresAt: expiresAt.toISOString() };
}

const isLive = (programId: number) =>
  and(
    eq(programKey.programId, programId),
    isNull(programKey.revokedAt),
    gt(programKey.expiresAt, sql`anden_now()`),
  );

/** The keys of before end after so many hours, or sooner where they would anyway. */
export async function endKeysIn({ db }: Context, programId: number, hours: number): Promise<void> {
  const end = sql`least(${programKey.expiresAt}, anden_now() + make_interval(hours => ${hours}))`;
  await db.update(programKey).set({ expiresAt: end }).where(isLive(programId));
}

export async function revokeKeys({ db }: Context, programId: number): Promise<void> {
  await db
    .update(programKey)
    .set({ revokedAt: sql`anden_now()` })
    .where(and(eq(programKey.programId, programId), isNull(programKey.revokedAt)));
}
