import type { Db } from '../client';
import { parameter } from '../schema/settings';

const since = '2020-01-01';

/** Figures the house starts with; each can get a new value from a later day on. */
const initial = [{ code: 'posts.maxPinned', validFrom: since, value: '5' }];

export async function seedParameters(db: Db): Promise<void> {
  await db.insert(parameter).values(initial).onConflictDoNothing();
}
