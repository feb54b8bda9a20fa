import { and, type SQL, sql } from 'drizzle-orm';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import type { ListColumns } from '../../engine/lists/listColumn';
import { lookedUp } from '../../engine/lists/lookedUp';

/** A warehouse has few products and shelves beside its rows of stock. */
export const ofProducts = (matches: SQL): SQL => lookedUp(stock.productId, product.id, matches);
export const ofLocations = (matches: SQL): SQL => lookedUp(stock.locationId, location.id, matches);
export const ofLots = (matches: SQL): SQL => lookedUp(stock.lotId, lot.id, matches);

/** Texts of the product and the shelf, by which every list of stock is filtered. */
export const stockWords = {
  sku: {
    ...{ kind: 'text', by: product.sku, within: product.searchText, among: ofProducts },
    beginsIndexed: true,
  },
  productName: { kind: 'text', by: product.name, within: product.searchText, among: ofProducts },
  locationCode: {
    ...{ kind: 'text', by: location.code, within: location.searchText, among: ofLocations },
    beginsIndexed: true,
  },
} as const satisfies ListColumns;

const withoutHyphens = sql`replace(${location.searchText}, '-', '')`;

/** An index of letters by threes finds nothing in "a-01", whose parts are shorter: it is asked for "a01" first. */
function shelfHas(word: string): SQL {
  const written = foldedLike(location.searchText, word, 'contains');
  if (!word.includes('-')) return written;
  return sql`(${foldedLike(withoutHyphens, word.replaceAll('-', ''), 'contains')} and ${written})`;
}

const hasWord = (word: string): SQL =>
  sql`(${ofProducts(foldedLike(product.searchText, word, 'contains'))}
    or ${ofLocations(shelfHas(word))})`;

/** Each word is of the product or of the shelf. */
export const withStockWords: WordsCondition = (words) => and(...words.map(hasWord));
