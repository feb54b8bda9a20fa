import { parameterCatalog } from '@contract/admin/parameterCatalog';
import type { Db } from '../db/client';
import { parameter } from '../db/schema/settings';
import { seedDocumentTypes } from './documents/seedDocumentTypes';
import { seedLeaveTypes } from './seedLeaveTypes';
import { seedNewsTypes } from './seedNewsTypes';

/** What every house starts with, and what a newer build brings that an older one did not know. */
export async function seedProduct(db: Db): Promise<void> {
  await seedParameters(db);
  await seedNewsTypes(db);
  await seedLeaveTypes(db);
  await seedDocumentTypes(db);
}

/** Figures a house starts with; a newer build brings those that it did not know. */
const initial = Object.entries(parameterCatalog).flatMap(([code, kind]) =>
  kind.initial.map(({ from, value }) => ({ code, validFrom: from, value })),
);

async function seedParameters(db: Db): Promise<void> {
  await db.insert(parameter).values(initial).onConflictDoNothing();
}
