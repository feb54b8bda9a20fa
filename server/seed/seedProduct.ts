import type { Db } from '../db/client';
import { seedDocumentTypes } from './documents/seedDocumentTypes';
import { seedLeaveTypes } from './seedLeaveTypes';
import { seedNewsTypes } from './seedNewsTypes';
import { seedParameters } from './seedParameters';

/** What every house starts with, and what a newer build brings that an older one did not know. */
export async function seedProduct(db: Db): Promise<void> {
  await seedParameters(db);
  await seedNewsTypes(db);
  await seedLeaveTypes(db);
  await seedDocumentTypes(db);
}
