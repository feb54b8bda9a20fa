import { decodeText } from '../../../engine/imports/decodeText';
import { saidIn } from '../../../engine/imports/saidIn';
import type { OutsideAnswer } from '../../../engine/outside/askOutside';
import type { WmsSecrets } from './wmsRequest';

/** A longer refusal is not read for its reason. */
const MOST_REASON_BYTES = 16 * 1024;

function reasonIn({ beginning, phrase }: OutsideAnswer): string | null {
  const beside = decodeText(Buffer.from(phrase, 'latin1'))
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 100);
  if (beginning.length > MOST_REASON_BYTES) return beside || null;
  try {
    return saidIn(JSON.parse(decodeText(beginning))) ?? (beside || null);
  } catch {
    return beside || null;
  }
}

/** Why another WMS gave nothing, with its own words where it has some. */
export function refusalWords(answer: OutsideAnswer, secrets: WmsSecrets): string {
  const reason = withoutSecrets(reasonIn(answer), secrets);
  const { status } = answer;
  const said = `El otro WMS respondió ${status}${reason === null ? '' : ` (${reason})`}`;
  if (status === 204 || status === 200) return `${said}, sin nada adentro.`;
  if (status === 401 || status === 403) return `${said}: revisá el token, el usuario y la clave.`;
  if (status === 404) return `${said}: revisá la dirección, la página de entrada y la acción.`;
  if (status === 429) return `${said}: pedí más filas en cada página, o que corra menos seguido.`;
  return `${said}.`;
}

/** Another system may repeat what it was sent: its words, as a person reads them, say neither the token nor the key. */
export function withoutSecrets(said: string | null, { token, key }: WmsSecrets): string | null {
  const parts = [token, key ?? '', ...(key ?? '').split(' ')];
  const secret = parts.filter((part) => part !== '' && !/^(basic|bearer)$/i.test(part));
  const spelt = secret.flatMap((part) => [
    part,
    encodeURIComponent(part),
    new URLSearchParams([['', part]]).toString().slice(1),
  ]);
  return spelt.reduce((told, part) => told?.replaceAll(part, '•••') ?? null, said);
}
