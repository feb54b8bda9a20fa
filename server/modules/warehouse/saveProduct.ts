import { saveProduct } from '@contract/warehouse/catalogAcciones';
import { productRecord } from '@contract/warehouse/product';
import { eq } from 'drizzle-orm';
import { product } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';
import { catalogReaders } from './catalogQueries';
import { presentProduct } from './presentCatalog';

export const products = defineStore({
  record: productRecord,
  table: product,
  async find({ db }, id) {
    const [row] = await db.select().from(product).where(eq(product.id, id));
    return row && presentProduct(row);
  },
  missing: 'No existe o no está a tu alcance.',
  unique: ({ sku, barcode }) => [
    { same: eq(product.sku, sku), words: 'Ya hay un producto con ese código.' },
    ...(barcode === null
      ? []
      : [
          {
            same: eq(product.barcode, barcode),
            words: (twin: { sku: string }) =>
              `Ese código de barras ya es del producto ${twin.sku}.`,
          },
        ]),
  ],
  tag: 'Product',
  audience: catalogReaders,
});

export const saveProductHandler = implement(saveProduct, (input, context) =>
  products.save(context, input),
);
