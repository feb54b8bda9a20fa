import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { serverSecret } from '../../db/schema/session';

/** Made once per database, so that every process has the same one, whichever comes first. */
export async function sharedSecret(db: Db, name: string, make: () => string): Promise<string> {
  const kept = () => db.select().from(serverSecret).where(eq(serverSecret.name, name));
  const [before] = await kept();
  if (before) return before.value;
  await db.insert(serverSecret).values({ name, value: make() }).onConflictDoNothing();
  const [now] = await kept();
  if (!now) throw new Error(`the secret ${name} is gone`);
  return now.value;
}
