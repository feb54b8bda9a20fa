import type { Logo } from '@contract/organisation/organisationSettings';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { organisation } from '../../db/schema/organisation';
import { readStored } from '../files/readStored';
import type { FileStore } from '../files/store/fileStore';

const light = alias(storedFile, 'light');

export const logoPath = '/logo';

/** The organisation's row with its logo: whole for papers, and lighter for screens. */
export async function organisationWithLogo(db: Db) {
  const [row] = await db
    .select({ name: organisation.name, paper: storedFile, screen: light })
    .from(organisation)
    .leftJoin(storedFile, eq(storedFile.hash, organisation.logoHash))
    .leftJoin(light, eq(light.hash, storedFile.previewHash))
    .where(eq(organisation.id, 1));
  return row;
}

/** The logo as pages show it. Its address holds its content, so that a browser never asks twice. */
export function presentLogo(file: typeof storedFile.$inferSelect | null | undefined): Logo | null {
  if (!file?.width || !file.height) return null;
  return { src: `${logoPath}/${file.hash}`, width: file.width, height: file.height };
}

/** The logo as a PDF holds it; none where there is none, or where its content is lost: a paper goes out all the same. */
export async function logoForPaper(db: Db, files: FileStore): Promise<Uint8Array | null> {
  const hash = (await organisationWithLogo(db))?.paper?.hash;
  if (!hash || (await files.size(hash)) === null) return null;
  return readStored(files, hash);
}
