import { sql } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';

/** Over `stored_file`: a preview is as visible as the picture that it was made from. */
export const sameContent = (hash: string) =>
  sql`${hash} in (${storedFile.hash}, ${storedFile.previewHash})`;
