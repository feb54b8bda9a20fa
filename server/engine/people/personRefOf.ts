import type { PersonRef } from '@contract/core/personRef';
import type { person } from '../../db/schema/organisation';
import { personName } from './personName';
import { photoUrl } from './photoUrl';

/** An employee as everybody signed in may see them beside something. */
export const personRefOf = (
  row: Pick<typeof person.$inferSelect, 'id' | 'firstName' | 'lastName' | 'position' | 'photoHash'>,
): PersonRef => ({
  id: row.id,
  name: personName(row),
  position: row.position,
  imageUrl: photoUrl(row),
});
