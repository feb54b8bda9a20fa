import { conflict } from '../../../engine/http/fault';
import type { WmsReading } from '../wms/readWms';
import { askAddress } from './askAddress';
import type { Asking, Content } from './askWhole';
import type { LinkSecrets } from './linkKeys';
import type { LinkSource } from './linkSource';

/** Asks whatever a link that has no folder reads from; null where there is nothing. */
export async function askSource(
  services: Asking & WmsReading['services'],
  source: LinkSource,
  secrets: LinkSecrets,
  reading: Omit<WmsReading, 'services'>,
): Promise<Content | null> {
  const { url, header, via } = source;
  if (url === null) throw conflict('Falta la dirección: ponela en el enlace.');
  if (header !== '' && secrets.key === null)
    throw conflict('Falta la clave: cargala en el enlace.');
  if (via === 'address') return askAddress(services, { url, header }, secrets, reading);
  const { token } = secrets;
  if (token === null) throw conflict('Falta el token: cargalo en el enlace.');
  // Few organisations have another WMS: a server that starts does not load how one is read.
  const { readWms } = await import('../wms/readWms');
  return readWms({ services, ...reading }, { ...source, url }, { ...secrets, token });
}
