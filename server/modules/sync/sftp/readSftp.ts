import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../../engine/acciones/context';
import { type Spooled, spoolOf } from '../../../engine/files/spool';
import { conflict } from '../../../engine/http/fault';
import type { Content } from '../address/askWhole';
import type { LinkSecrets } from '../address/linkKeys';
import type { LinkSource } from '../address/linkSource';
import {
  type FoundFile,
  isWanted,
  refuseLarge,
  STILL_MS,
  type Watched,
} from '../folder/linkFolder';
import { openSftp, withSftp } from './openSftp';
import { nullIfOtherSize } from './readPieces';
import { sftpPlaceOf } from './sftpPlace';
import { pathIn, type SftpSession } from './sftpSession';

const LIST_MS = 60_000;
const FETCH_MS = 300_000;

type Asking = Pick<Services, 'config' | 'database' | 'outside' | 'space'>;
type Source = LinkSource & Watched;

/** The files of a link, the oldest first. */
async function listFiles(session: SftpSession, { folder, files }: Watched): Promise<FoundFile[]> {
  const all = await session.list(folder);
  return all
    .filter(({ name, plain, size }) => plain && size > 0 && isWanted(name, files))
    .map(({ name, size, stamp }) => ({ name, size, stamp }))
    .sort((a, b) => a.stamp - b.stamp || a.name.localeCompare(b.name));
}

async function headOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const piece of pieces) return piece;
  return Buffer.alloc(0);
}

/** Takes a file once nobody writes it any more; null while somebody does. */
async function takeStill(
  services: Asking,
  session: SftpSession,
  { folder }: Watched,
  file: FoundFile,
): Promise<Spooled | null> {
  const { name, size, stamp } = file;
  const path = pathIn(folder, name);
  await refuseLarge(file, () => headOf(session.read(path, size)));
  const isStill = async () => {
    const now = await session.facts(path);
    return now?.plain === true && now.size === size && now.stamp === stamp;
  };
  await wait(STILL_MS);
  if (!(await isStill())) return null;
  const spooled = await spoolOf(services, session.read(path, size)).catch(nullIfOtherSize);
  let taken = false;
  try {
    if (!(await isStill())) return null;
    if (!spooled)
      throw conflict(`${name} no tiene el tamaño que dice el servidor: no se tomó nada.`);
    taken = true;
    return spooled;
  } finally {
    if (!taken) await spooled?.drop();
  }
}

/** The files of a server that were not read and are whole, the oldest first; those that somebody still writes wait for the next run. */
export async function* readSftp(
  services: Asking,
  { source, secrets }: { source: Source; secrets: LinkSecrets },
  unread: (files: FoundFile[]) => Promise<FoundFile[]>,
): AsyncGenerator<FoundFile & { spooled: Spooled }> {
  const session = await openSftp(services, sftpPlaceOf(source, secrets), LIST_MS);
  try {
    for (const file of await unread(await listFiles(session, source))) {
      session.within(FETCH_MS);
      const spooled = await takeStill(services, session, source, file);
      if (spooled) yield { ...file, spooled };
    }
  } finally {
    session.close();
  }
}

/** The newest file of a server, for a trial; null where there is none. */
export const newestBySftp = (
  services: Asking,
  source: Source,
  secrets: LinkSecrets,
): Promise<Content | null> =>
  withSftp(services, sftpPlaceOf(source, secrets), LIST_MS, async (session) => {
    const file = (await listFiles(session, source)).at(-1);
    if (!file) return null;
    const spooled = await takeStill(services, session, source, file);
    if (!spooled) throw conflict(`${file.name} se está escribiendo: probá en un momento.`);
    return { name: file.name, spooled };
  });

/** The files of a server as they are now, read or not. */
export const filesBySftp = (
  services: Asking,
  source: Source,
  secrets: LinkSecrets,
): Promise<FoundFile[]> =>
  withSftp(services, sftpPlaceOf(source, secrets), LIST_MS, (session) =>
    listFiles(session, source),
  );
