import type { settings } from '@contract/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { accountSetting } from '../../db/schema/settings';

type Settings = z.infer<typeof settings>;

export async function readSettings(db: Db, accountId: number): Promise<Settings> {
  const rows = await db
    .select({ key: accountSetting.key, value: accountSetting.value })
    .from(accountSetting)
    .where(eq(accountSetting.accountId, accountId));
  return Object.fromEntries(rows.map((row) => [row.key, row.value])) as Settings;
}

export async function writeSettings(db: Db, accountId: number, values: Settings): Promise<void> {
  const gone = Object.keys(values).filter((key) => values[key] === null);
  const kept = Object.entries(values).filter(([, value]) => value !== null);
  if (gone.length > 0) {
    await db
      .delete(accountSetting)
      .where(and(eq(accountSetting.accountId, accountId), anyOf(accountSetting.key, gone)));
  }
  if (kept.length > 0) {
    await db
      .insert(accountSetting)
      .values(kept.map(([key, value]) => ({ accountId, key, value })))
      .onConflictDoUpdate({
        target: [accountSetting.accountId, accountSetting.key],
        set: { value: sql`excluded.value`, updatedAt: sql`now()` },
      });
  }
}
