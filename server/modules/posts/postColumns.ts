import type { PostFields } from '@contract/posts/postFields';
import type { post } from '../../db/schema/posts';
import { storedAudience } from './postAudience';
import { checkExpiry } from './savePostParts';

/** The columns of what was written; a field that the table has no column for does not compile. */
export function postColumns(
  { audience, expiresAt, images: _images, files: _files, ...fields }: PostFields,
  before: { expiresAt: Date | null } | null,
) {
  const plain: Pick<typeof post.$inferInsert, keyof typeof fields> = fields;
  return {
    ...plain,
    ...storedAudience(audience),
    expiresAt: checkExpiry(expiresAt, before?.expiresAt ?? null),
  };
}
