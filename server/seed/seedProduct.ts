import type { Db } from '../db/Db';
import { partsOf } from '../engine/module';

/** What every organisation starts with, and what a newer build brings that an older one did not know. */
export async function seedProduct(db: Db): Promise<void> {
  for (const { product } of partsOf('seeds')) await product?.(db);
}
