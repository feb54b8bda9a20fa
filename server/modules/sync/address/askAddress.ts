import { conflict } from '../../../engine/http/fault';
import { type Asking, askWhole, type Content } from './askWhole';
import type { LinkSecrets } from './linkKeys';
import type { LinkSource } from './linkSource';

const accept =
  'application/json, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;q=0.9, */*;q=0.5';

/** The last name of the address, or its host, as the name of what was read. */
function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? hostname;
  return last.slice(0, 100);
}

/** Asks another system for its data; null where it has none. */
export async function askAddress(
  services: Asking,
  { url, header }: Pick<LinkSource, 'header'> & { url: string },
  { key }: Pick<LinkSecrets, 'key'>,
): Promise<Content | null> {
  const { status, beginning } = await askWhole(services, {
    ...{ url, method: 'GET' },
    headers: { accept, ...(key === null || header === '' ? {} : { [header]: key }) },
  });
  if (status === 204) return null;
  if (status !== 200) {
    const why = status === 401 || status === 403 ? ': revisá la clave.' : '.';
    throw conflict(`El otro sistema respondió ${status}${why}`);
  }
  return beginning.length > 0 ? { name: nameOf(url), bytes: beginning } : null;
}
