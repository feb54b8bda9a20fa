import { machineMs } from '@/utils/machineTime';
import { sharedCache } from '@/utils/paths';

/** A shared file that is not fetched within the day is no longer found. */
const LIFETIME = 24 * 60 * 60_000;

async function fileOf(answer: Response): Promise<File | null> {
  const at = Number(answer.headers.get('x-at'));
  if (machineMs() - at > LIFETIME) return null;
  const name = decodeURIComponent(answer.headers.get('x-name') ?? '');
  const type = answer.headers.get('content-type') ?? '';
  return new File([await answer.blob()], name || 'compartido', { type, lastModified: at });
}

/** The files shared with the installed product from another program, in the order in which they came. */
export async function readSharedFiles(): Promise<File[]> {
  if (typeof caches === 'undefined' || !(await caches.has(sharedCache))) return [];
  const answers = await (await caches.open(sharedCache)).matchAll();
  const files = await Promise.all(answers.map(fileOf));
  return files.filter((file) => file !== null);
}

export async function dropSharedFiles(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(sharedCache);
}
