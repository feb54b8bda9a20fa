import { createHash } from 'node:crypto';
import { cuilsIn, type FoundCuils } from './cuilsIn';
import { periodsIn } from './periodsIn';

/** The marks of a page tell whose it is. */
export interface PageMarks extends FoundCuils {
  dockets: string[];
  /** Months that it names. */
  periods: string[];
  name: string;
  /** "Hoja 2 de 3": the 2; null where it does not say. */
  sheet: number | null;
  /** It says of itself that it is a duplicate. */
  copy: boolean;
  /** The same for pages that say the same, with or without such a mark; empty where a page says too little. */
  words: string;
}

// Between two runs of spaces something always stands: a long one that could be shared out takes for ever.
const docketLike = /\bleg(?:ajo|\.)?[ \t]*(?:n[°º.ro]*[ \t]*)?(?:[:#.][ \t]*)?(\d{1,8})\b/gi;
const nameLike =
  /\b(?:apellidos? y nombres?|nombres? y apellidos?|beneficiario|empleado)[ \t]*(?::[ \t]*)?([^\d\n:]{4,60})/i;
const sheetLike = /\b(?:hoja|p[áa]gina|p[áa]g\.)[ \t]*(\d{1,3})[ \t]*(?:de|\/)[ \t]*\d{1,3}\b/i;
/** In a title or a stamp it stands with a capital. */
const copyLike = /\b(?:DUPLICADO|Duplicado|TRIPLICADO|Triplicado|COPIA|Copia)\b/g;
/** Originals speak of it in a sentence: "recibí duplicado de la presente". */
const sentenceBefore =
  /\b(?:y|e|o|el|un|una|la|en|por|de|del|su|con|mi|recib[íi]|entreg[oaóé]|retir[oaóé])\s+$/i;
const sentenceAfter = /^\s+(?:de|del|que|la|el|y|en|fiel|firmad[oa])\b/i;
const exemplar = /\b(?:original|duplicado|triplicado|copia)\b/g;
const FEWEST_WORDS = 5;

const once = (values: string[]) => [...new Set(values)];

export const sameDocket = (docket: string) =>
  docket
    .trim()
    .replace(/^0+(?=.)/, '')
    .toLowerCase();

const isCopy = (text: string) =>
  [...text.matchAll(copyLike)].some(
    ({ index, 0: word }) =>
      !sentenceBefore.test(text.slice(Math.max(0, index - 20), index)) &&
      !sentenceAfter.test(text.slice(index + word.length, index + word.length + 20)),
  );

function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(exemplar, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu);
  if (!words || words.length < FEWEST_WORDS) return '';
  return createHash('sha256').update(words.join(' ')).digest('base64');
}

export function pageMarks(text: string): PageMarks {
  const sheet = sheetLike.exec(text)?.[1];
  return {
    ...cuilsIn(text),
    dockets: once([...text.matchAll(docketLike)].map(([, docket = '']) => sameDocket(docket))),
    periods: periodsIn(text),
    name: nameLike.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '',
    sheet: sheet === undefined ? null : Number(sheet),
    copy: isCopy(text),
    words: wordsOf(text),
  };
}
