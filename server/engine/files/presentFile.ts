import type { attachedFile } from '@contract/core/attachedFile';
import type { z } from 'zod';
import type { storedFile } from '../../db/schema/files';

const url = (hash: string) => `/archivos/${hash}`;

export const presentFile = (
  {
    hash,
    mime,
    previewHash,
  }: Pick<typeof storedFile.$inferSelect, 'hash' | 'mime' | 'previewHash'>,
  name: string | null,
): z.infer<typeof attachedFile> => ({
  name: name ?? 'Certificado',
  mime,
  url: url(hash),
  previewUrl: mime.startsWith('image/') ? url(previewHash ?? hash) : null,
});
