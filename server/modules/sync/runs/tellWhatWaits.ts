import { counted } from '@contract/core/counted';
import { eq } from 'drizzle-orm';
import { linkRun } from '../../../db/schema/sync';
import { Fault, faultText } from '../../../engine/http/fault';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import type { LinkWork } from './linkWork';
import { unreadFiles, unreadOfSftp } from './takeFile';

type Read = Pick<LinkWork, 'link' | 'run'>;

async function countUnread(services: JobRun['services'], { link, run }: Read): Promise<number> {
  if (link.via === 'folder') return (await unreadFiles(services, link)).length;
  if (link.via !== 'sftp') return 0;
  const ofRun = eq(linkRun.id, run.id);
  const [now] = await services.database.db.select().from(linkRun).where(ofRun);
  // A server that gave its file answers; one that did not is not asked once more.
  return now?.fileHash ? (await unreadOfSftp(services, link)).length : 0;
}

async function waitingText(services: JobRun['services'], read: Read): Promise<string> {
  // A refusal is told also where the folder can no longer be looked at.
  const unread = await countUnread(services, read).catch(() => 0);
  if (unread < 2) return '';
  const others = counted(unread - 1, 'archivo más nuevo', 'archivos más nuevos');
  return ` Mientras no se lea, ${unread === 2 ? 'espera' : 'esperan'} ${others}.`;
}

/** A file that is refused comes first again at each run, so its refusal tells how many others wait for it. */
export async function tellWhatWaits<T>(
  services: JobRun['services'],
  read: Read,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const words = `${faultText(error)}${await waitingText(services, read)}`;
    throw new Fault(error.status, error.code, words);
  }
}
