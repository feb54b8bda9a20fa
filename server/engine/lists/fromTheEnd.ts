import { and } from 'drizzle-orm';
import { fromMark } from './fromMark';
import { MARKED_EVERY, type Marks } from './pageMarks';
import type { AskedPage } from './readPage';
import { nullable, type SortKey } from './sortKeys';

/**
 * How a page among the last rows is read from the end, backwards; null for pages further in front. Behind the last mark
 * the planner cannot tell how few rows are left, and reads the whole table for them. Missing values stand last in both
 * directions, so that an order with any has no reverse.
 */
export function fromTheEnd(
  keys: readonly SortKey[],
  { total, end }: Marks,
  { where, limit, offset }: Pick<AskedPage, 'where' | 'limit'> & { offset: number },
): Pick<AskedPage, 'where' | 'keys' | 'skip' | 'limit'> | null {
  const rest = total - offset;
  if (!end || rest <= 0 || rest > MARKED_EVERY || keys.some(({ by }) => nullable(by))) return null;
  const backwards = keys.map(({ by, descending }) => ({ by, descending: !descending }));
  return {
    // Rows behind the last one are in the order too, where a filter leaves them out.
    where: and(where, fromMark(backwards, end, null)),
    keys: backwards,
    skip: Math.max(0, rest - limit),
    limit: Math.min(limit, rest),
  };
}
