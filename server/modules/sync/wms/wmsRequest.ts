import type { OutsideRequest } from '../../../engine/outside/askOutside';
import type { LinkSource } from '../address/linkSource';

export type WmsSource = Omit<LinkSource, 'sftpHost' | 'sftpUser' | 'sftpPrint'> & { url: string };

export interface WmsSecrets {
  key: string | null;
  token: string;
}

type Pair = [name: string, value: string];

/** The fixed data of a link, one a line. */
const pairsOf = (params: string): Pair[] =>
  params
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });

/** The datum that says which page is asked for; the first is 1 where nothing else is said. */
function pagePair(wmsPage: string, page: number): Pair[] {
  if (wmsPage === '') return [];
  const [name = '', first = '1'] = wmsPage.split('=');
  return [[name, String(Number(first) + page)]];
}

/** Writes a call to the letter of the protocol: all of it stands in the address, and of a POST in its body too. `page` counts from zero. */
export function wmsRequest(
  source: WmsSource,
  { token, key }: WmsSecrets,
  page: number,
): Pick<OutsideRequest, 'url' | 'method' | 'headers' | 'body'> {
  const { wmsEntry, wmsMethod, wmsAccion, wmsUser, wmsParams, wmsPage, header } = source;
  const fields = [...pairsOf(wmsParams), ...pagePair(wmsPage, page)];
  const user: Pair[] = wmsUser === '' ? [] : [['nusuario', wmsUser]];
  const query = new URLSearchParams([['token', token], ['accion', wmsAccion], ...user, ...fields]);
  const form = new URLSearchParams([...fields, ['token', token], ...user, ['accion', wmsAccion]]);
  const posts = wmsMethod === 'POST';
  return {
    url: `${source.url.replace(/\/+$/, '')}/${wmsEntry}?${query}`,
    method: wmsMethod,
    headers: {
      accept: 'application/json',
      ...(posts ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
      ...(key === null || header === '' ? {} : { [header]: key }),
    },
    body: posts ? Buffer.from(form.toString()) : undefined,
  };
}
