import {
  type GridSetting,
  gridSetting,
  settingSchema,
  type settings,
} from '@contract/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { accountSetting } from '../../db/schema/settings';

type Values = z.infer<typeof settings>;

/** The settings kept for an account, of the types that the definitions say; those that nobody reads any more are left out. */
export async function readSettings(db: Db, accountId: number): Promise<Values> {
  const rows = await db
    .select({ key: accountSetting.key, value: accountSetting.value })
    .from(accountSetting)
    .where(eq(accountSetting.accountId, accountId));
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const read = settingSchema(key)?.safeParse(fromText(key, value));
      return read?.success ? [[key, read.data]] : [];
    }),
  );
}

export async function writeSettings(db: Db, accountId: number, values: Values): Promise<void> {
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
        set: { value: sql`excluded.value`, updatedAt: sql`anden_now()` },
      });
  }
}

/** Columns used to be kept as a text with their JSON: those are still somebody's. */
function fromText(key: string, value: unknown): unknown {
  if (!key.startsWith('grid.') || typeof value !== 'string') return value;
  try {
    const { data } = gridSetting.shape.own.safeParse(JSON.parse(value));
    return { own: data ?? null, over: null } satisfies GridSetting;
  } catch {
    return undefined;
  }
}
