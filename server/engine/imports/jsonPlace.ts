import { Fault } from '../http/fault';
import { isNoRoom } from '../workshop/noRoom';
import { decodeText } from './decodeText';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (isNoRoom(error)) throw error;
    const message = 'No se entiende el JSON: está cortado o mal escrito.';
    throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
  }
}

/** Follows names with points between them; undefined where they lead nowhere. */
export function valueAt(value: unknown, place: string): unknown {
  let at = value;
  for (const name of place.split('.').filter(Boolean)) {
    at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at;
}
