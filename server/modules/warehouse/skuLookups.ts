import { sql } from 'drizzle-orm';
import { product } from '../../db/schema/warehouse';
import { keysByText, type Lookup } from '../../engine/imports/lookup';

/** Finds the code of a product by the number under its bars. */
export const skuLookups: readonly Lookup[] = [
  {
    key: 'barcode',
    label: 'Código de barras',
    bare: (text) => text.trim(),
    async find({ db }, texts) {
      const rows = await db
        .select({ text: sql<string>`${product.barcode}`, key: product.sku })
        .from(product)
        .where(sql`${product.barcode} = any(${sql.param([...texts])}::text[])`);
      return keysByText(rows);
    },
  },
];
