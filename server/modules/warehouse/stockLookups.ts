import { and, type SQL, sql } from 'drizzle-orm';
import { location, product, stock } from '../../db/schema/warehouse';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import { lookedUp } from '../../engine/lists/lookedUp';

/** A warehouse has few products and shelves beside its rows of stock. */
export const ofProducts = (matches: SQL): SQL => lookedUp(stock.productId, product.id, matches);
export const ofLocations = (matches: SQL): SQL => lookedUp(stock.locationId, location.id, matches);

const hasWord = (word: string): SQL =>
  sql`(${ofProducts(foldedLike(product.searchText, word, 'contains'))}
    or ${ofLocations(foldedLike(location.searchText, word, 'contains'))})`;

/** Each word is of the product or of the shelf. */
export const withStockWords: WordsCondition = (words) => and(...words.map(hasWord));
