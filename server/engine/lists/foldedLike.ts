import { and, type SQL, sql } from 'drizzle-orm';
import type { Expression } from './listColumn';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** `folded` begins with the text, or has it anywhere; accents and capitals aside. */
export function foldedLike(folded: Expression, text: string, where: 'starts' | 'contains'): SQL {
  const pattern = `${where === 'contains' ? '%' : ''}${escapeLike(text)}%`;
  return sql`${folded} like anden_fold(${pattern})`;
}

/** A list says here which rows have all of these words, where a single folded text does not. */
export type WordsCondition = (words: readonly string[]) => SQL | undefined;

/** Words are split as people write them: "Juárez, Delfina (1981)" is three words. */
export const searchWords = (search: string): string[] =>
  search
    .split(/[\s,;()"“”]+/)
    .filter(Boolean)
    .slice(0, 8);

/** Every word must be somewhere in the row. */
export function searchCondition(
  within: Expression | WordsCondition,
  search: string,
): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  return typeof within === 'function'
    ? within(words)
    : and(...words.map((word) => foldedLike(within, word, 'contains')));
}
