import { and, type SQL, sql } from 'drizzle-orm';
import type { Expression } from './listColumn';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** `folded` begins with the text, or has it anywhere; accents and capitals aside. */
export function foldedLike(folded: Expression, text: string, where: 'starts' | 'contains'): SQL {
  const pattern = `${where === 'contains' ? '%' : ''}${escapeLike(text)}%`;
  return sql`${folded} like anden_fold(${pattern})`;
}

/** Every word must be somewhere in the folded text of the row. */
export function searchCondition(folded: Expression, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  return and(...words.map((word) => foldedLike(folded, word, 'contains')));
}
