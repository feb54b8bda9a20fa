import { openSpool, type Spool } from '../../../engine/files/spool';
import { conflict } from '../../../engine/http/fault';
import { isReadWhole } from '../../../engine/imports/flow/isReadWhole';
import {
  ANSWER_MS,
  type Asking,
  askWhole,
  type Content,
  MOST_BYTES,
  MOST_MEGABYTES,
} from './askWhole';
import type { LinkSecrets } from './linkKeys';
import type { LinkSource } from './linkSource';

/** A CSV is read as it comes: a list of a million rows takes its time. */
const FLOWING_BYTES = 1024 * 1024 * 1024;
const FLOWING_MS = 600_000;

const accept =
  'application/json, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;q=0.9, */*;q=0.5';

/** The last name of the address, or its host, as the name of what was read. */
function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? hostname;
  return last.slice(0, 100);
}

/** Lets come as much as the content may have: what is opened whole has less. */
function limited({ write }: Spool) {
  let most = MOST_BYTES;
  let came = 0;
  return {
    came: () => came,
    limit: () => (most === FLOWING_BYTES ? '1 GB' : `${MOST_MEGABYTES} MB`),
    take: async (piece: Buffer) => {
      if (came === 0 && !isReadWhole(piece)) most = FLOWING_BYTES;
      came += piece.length;
      if (came > most) return false;
      await write(piece);
      return true;
    },
  };
}

/** Asks another system for its data; null where it has none. */
export async function askAddress(
  services: Asking,
  { url, header }: Pick<LinkSource, 'header'> & { url: string },
  { key }: Pick<LinkSecrets, 'key'>,
  { trial }: { trial: boolean },
): Promise<Content | null> {
  const spool = await openSpool(services);
  try {
    const { came, limit, take } = limited(spool);
    const asked = {
      ...({ url, method: 'GET' } as const),
      ...{ onPiece: take, silenceMs: ANSWER_MS },
      // A person waits for a trial.
      patienceMs: trial ? ANSWER_MS : FLOWING_MS,
      headers: { accept, ...(key === null || header === '' ? {} : { [header]: key }) },
    };
    const { status } = await askWhole(services, asked, limit);
    if (status !== 200 && status !== 204) {
      const why = status === 401 || status === 403 ? ': revisá la clave.' : '.';
      throw conflict(`El otro sistema respondió ${status}${why}`);
    }
    if (status === 200 && came() > 0) return { name: nameOf(url), spooled: await spool.end() };
    await spool.drop();
    return null;
  } catch (error) {
    await spool.drop();
    throw error;
  }
}
