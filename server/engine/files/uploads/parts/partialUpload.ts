import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import { z } from 'zod';
import type { Config } from '../../../config/config';
import { conflict, invalid, notFound } from '../../../http/fault';

const MOST_OPEN = 60;
const MOST_OPEN_BYTES = megabytes(300);

export const partialFolder = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  path.join(dataDir, 'uploads');

/** The file that is coming, as it was announced; `stored` once it came and was kept. */
const partial = z.object({
  name: z.string().trim().min(1).max(200),
  size: z
    .int()
    .min(1)
    .max(megabytes(fileLimits.paper), `El archivo pesa más de ${fileLimits.paper} MB.`),
  stored: z.unknown().optional(),
});
export type Partial = z.infer<typeof partial>;

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** All of it or nothing: on a full disk half of it would stay in the place of what was there. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The files that one account is bringing part by part: nobody else's exist for it. */
export function partialUploads(folder: string, accountId: number) {
  const mine = `${accountId}_`;
  const place = (id: string) => path.join(folder, `${mine}${id}`);

  const read = async (id: string): Promise<Partial> => {
    const text = idShape.test(id)
      ? await readFile(`${place(id)}.json`, 'utf8').catch(() => '')
      : '';
    if (text === '') throw notFound('Esa subida ya no está: empezala de nuevo.');
    return partial.parse(JSON.parse(text));
  };
  /** The bytes that the other open uploads will take once they are whole. */
  const openBytes = async (files: string[]): Promise<number> => {
    let bytes = 0;
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const { size, stored } = await read(file.slice(mine.length, -'.json'.length));
      if (!stored) bytes += size;
    }
    return bytes;
  };
  const received = async (id: string) => (await stat(place(id))).size;

  return {
    read,
    received,
    async begin(announced: unknown): Promise<string> {
      const { success, data, error } = partial.omit({ stored: true }).safeParse(announced);
      if (!success) throw invalid({ file: error.issues[0]?.message ?? 'El archivo no es válido.' });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const others = (await readdir(folder)).filter((file) => file.startsWith(mine));
      const full =
        others.length >= MOST_OPEN * 2 || (await openBytes(others)) + data.size > MOST_OPEN_BYTES;
      if (full) throw conflict('Tenés demasiadas subidas sin terminar.');
      const id = randomUUID();
      await writeFile(place(id), '', { mode: 0o600 });
      await writeWhole(`${place(id)}.json`, JSON.stringify(data)).catch(async (error) => {
        await rm(place(id), { force: true });
        throw error;
      });
      return id;
    },
    /** Where the next part begins. One that came already changes nothing: its answer was lost on the way. */
    async add(id: string, at: number, part: Uint8Array): Promise<number> {
      const { size } = await read(id);
      const before = await received(id);
      if (at + part.length > size) throw invalid({ file: 'El archivo cambió mientras se subía.' });
      if (at !== before) return before;
      const file = await open(place(id), 'r+');
      // On a disk that fills up less of it is written, without a word: the rest is asked for again.
      const { bytesWritten } = await file
        .write(part, 0, part.length, at)
        .finally(() => file.close());
      return at + bytesWritten;
    },
    async whole(id: string): Promise<File> {
      const { name, size } = await read(id);
      const blob = await openAsBlob(place(id));
      if (blob.size !== size) throw conflict('Falta una parte del archivo.');
      return new File([blob], name);
    },
    /** The answer stays, for who did not hear it. */
    async close(id: string, stored: unknown): Promise<void> {
      const { name, size } = await read(id);
      await writeWhole(`${place(id)}.json`, JSON.stringify({ name, size, stored }));
      await rm(place(id), { force: true });
    },
  };
}
