import { saveProduct } from '@contract/warehouse/catalogAcciones';
import { productRecord } from '@contract/warehouse/product';
import { eq } from 'drizzle-orm';
import { product } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';
import { catalogReaders } from './catalogQueries';
import { findProduct, missing } from './getCatalog';

export const products = defineStore({
  record: productRecord,
  table: product,
  find: findProduct,
  missing,
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
