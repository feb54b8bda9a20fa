import type { Db } from '../db/Db';
import { partsOf } from '../engine/module';

/** Every organisation starts with these, and with things that a newer build brings and an older one did not know. */
export async function seedProduct(db: Db): Promise<void> {
  for (const { product } of partsOf('seeds')) await product?.(db);
}
