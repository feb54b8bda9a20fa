import type { Services } from '../../../engine/acciones/context';
import { conflict, invalid } from '../../../engine/http/fault';
import {
  askOutside,
  OutsideFault,
  outsideFaultOf,
  outsideReachFor,
} from '../../../engine/outside/askOutside';
import { demoContent } from './demoContent';

const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 32;
const accept =
  'application/json, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;q=0.9, */*;q=0.5';

export interface AddressSource {
  url: string;
  header: string;
  key: string | null;
}

export interface Content {
  name: string;
  bytes: Buffer;
}

/** The last name of the address, or its host, as the name of what was read. */
function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? hostname;
  return last.slice(0, 100);
}

function refuseStatus(status: number): void {
  if (status === 200) return;
  if (status >= 300 && status < 400) {
    throw conflict(
      `El otro sistema respondió ${status}: manda a otra dirección, y eso no se sigue.`,
    );
  }
  const why = status === 401 || status === 403 ? ': revisá la clave.' : '.';
  throw conflict(`El otro sistema respondió ${status}${why}`);
}

/** Refuses an address that leads inside of the network. */
export async function refuseAddress(
  services: Pick<Services, 'database' | 'outside'>,
  url: string | null,
): Promise<void> {
  if (url === null) throw invalid({ url: 'Poné la dirección.' });
  const reason = outsideFaultOf(url, await outsideReachFor(services, url));
  if (reason) throw invalid({ url: new OutsideFault(reason).message });
}

/** Asks another system for its data; null where it has none. What is cut off or too long is no data. */
export async function askAddress(
  services: Pick<Services, 'config' | 'database' | 'outside'>,
  { url, header, key }: AddressSource,
): Promise<Content | null> {
  if (header !== '' && key === null) throw conflict('Falta la clave: cargala en el enlace.');
  const pretended = demoContent(services, url);
  if (pretended) return { name: nameOf(url), bytes: pretended };
  try {
    const { status, beginning, whole } = await askOutside(services, {
      ...{ url, method: 'GET', patienceMs: PATIENCE_MS },
      headers: { accept, ...(key === null ? {} : { [header]: key }) },
      keptBytes: MOST_MEGABYTES * 1024 * 1024,
    });
    if (status === 204) return null;
    refuseStatus(status);
    if (!whole) {
      throw conflict(
        `La respuesta se cortó, tardó demasiado o pasa de ${MOST_MEGABYTES} MB: no se tomó nada.`,
      );
    }
    return beginning.length > 0 ? { name: nameOf(url), bytes: beginning } : null;
  } catch (error) {
    if (error instanceof OutsideFault) throw conflict(error.message);
    throw error;
  }
}
