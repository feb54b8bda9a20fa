import { spoolOf } from '../../../engine/files/spool';
import { conflict } from '../../../engine/http/fault';
import type { Content } from '../address/askWhole';
import { ListChanged, type PagesReading, type ReadRows, readPages } from './readPages';
import type { WmsSecrets, WmsSource } from './wmsRequest';

const LIST_MS = 300_000;
const TRIAL_MS = 60_000;
const MOST_READINGS = 4;

const unsettled =
  'La lista cambia mientras se lee: no se tomó nada, y la próxima corrida la lee de nuevo.';

export type WmsReading = Pick<PagesReading, 'services' | 'turn'> & {
  /** Nothing is written of it: read once, and in less time. */
  trial: boolean;
};

/** Between two pages a row may move to one that was read already, and be lost: a list of several pages is taken when two readings in a row say the same. */
async function settledRows(read: () => Promise<ReadRows>): Promise<ReadRows> {
  let before: Buffer | null = null;
  let why = unsettled;
  for (let times = 0; times < MOST_READINGS; times += 1) {
    try {
      const found = await read();
      if (found.pages === 1 || before?.equals(found.bytes)) return found;
      before = found.bytes;
      why = unsettled;
    } catch (error) {
      if (!(error instanceof ListChanged)) throw error;
      before = null;
      why = error.message;
    }
  }
  throw conflict(why);
}

/** Reads a list of another WMS to its end, whole or not at all; null where it is empty. */
export async function readWms(
  { trial, ...asking }: WmsReading,
  source: WmsSource,
  secrets: WmsSecrets,
): Promise<Content | null> {
  const until = performance.now() + (trial ? TRIAL_MS : LIST_MS);
  const read = () => readPages({ ...asking, source, secrets, until });
  try {
    const { count, bytes } = trial ? await read() : await settledRows(read);
    if (count === 0) return null;
    return { name: source.wmsAccion, spooled: await spoolOf(asking.services, [bytes]) };
  } catch (error) {
    if (error instanceof ListChanged) throw conflict(error.message);
    throw error;
  }
}
