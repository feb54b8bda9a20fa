import { commonWords } from './commonPasswords';

/** So many letters and digits must be left that nobody could know or guess. */
const OWN = 6;
const FEWEST_DIFFERENT = 5;

// Rows and columns of the keyboards in use, the alphabet and the digits: what fingers do by themselves.
const lines = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const runs = lines.flatMap((line) => [line, [...line].reverse().join('')]);

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Its letters and digits; its signs too where there is little else. */
function plain(text: string): string {
  const found = lettersOf(text);
  return found.length < OWN ? text.replace(/\s/g, '') : found;
}

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};
/** "p4ssw0rd" reads as what it stands for. */
const readAs = (text: string) => text.replace(/[@431!05$7]/g, (sign) => letters[sign] ?? sign);

const without = (text: string, words: readonly string[]) =>
  words.reduce((left, word) => left.replaceAll(word, ''), text);

/** This leaves out stretches of four or more that follow each other. */
function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    let length = 4;
    if (
      !runs.some((run) => run.includes(text.slice(at, at + length))) ||
      at + length > text.length
    ) {
      left += text[at];
      at += 1;
      continue;
    }
    while (
      at + length < text.length &&
      runs.some((run) => run.includes(text.slice(at, at + length + 1)))
    )
      length += 1;
    at += length;
  }
  return left;
}

/** "abcabcabcabc" says no more than "abc". */
const withoutRepeats = (text: string) => text.replace(/^(.+?)\1+$/u, '$1');

/** Words of four letters or more: of a name, a docket, an organisation. */
const wordsOf = (about: readonly string[]) =>
  about
    .flatMap((text) => [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)])
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length);

/**
 * Why a password would be guessed, or null: one that repeats, runs along the keyboard, is among the most used or is
 * made of what is known `about` its person. Never how many kinds of signs it has: that makes none harder to guess.
 */
export function weakPassword(password: string, about: readonly string[]): string | null {
  const own = wordsOf(about);
  if (new Set(password).size < FEWEST_DIFFERENT) {
    return 'Repite siempre los mismos caracteres: elegí una frase que recuerdes solo vos.';
  }
  for (const text of [password, readAs(password.toLowerCase())].map(plain)) {
    if (withoutRepeats(text).length < OWN) {
      return 'Repite siempre lo mismo: elegí una frase que recuerdes solo vos.';
    }
    if (without(text, own).length < OWN) {
      return 'Está hecha con tus datos o con el nombre de la organización: elegí otra.';
    }
    if (withoutRuns(text).length < OWN) {
      return 'Son letras o números seguidos: elegí una frase que recuerdes solo vos.';
    }
    const left = without(withoutRuns(without(text, own)).replaceAll('ñ', 'n'), commonWords);
    if (left.length < OWN) return 'Es de las contraseñas más usadas: es lo primero que se prueba.';
  }
  return null;
}
