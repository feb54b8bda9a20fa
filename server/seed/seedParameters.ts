import { parameterCatalog } from '@contract/admin/parameterCatalog';
import type { Db } from '../db/client';
import { parameter } from '../db/schema/settings';

/** Figures a house starts with; a newer build brings those that it did not know. */
const initial = Object.entries(parameterCatalog).flatMap(([code, kind]) =>
  kind.initial.map(({ from, value }) => ({ code, validFrom: from, value })),
);

export async function seedParameters(db: Db): Promise<void> {
  await db.insert(parameter).values(initial).onConflictDoNothing();
}
