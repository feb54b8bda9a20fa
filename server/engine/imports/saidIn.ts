import { isObject } from './jsonPlace';

const names = ['message', 'mensaje', 'error', 'detail', 'detalle', 'descripcion'];
const MOST_LETTERS = 200;

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The words with which another system says why it refuses, in one line; null where it says none. */
export function saidIn(answer: unknown): string | null {
  if (!isObject(answer)) return null;
  const inner = isObject(answer.error) ? answer.error : {};
  const said = names.flatMap((name) => [answer[name], inner[name]]).find(isWords);
  return said
    ? said
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, MOST_LETTERS)
    : null;
}
