import { saveProduct } from '@contract/warehouse/catalogAcciones';
import { and, eq, ne, or } from 'drizzle-orm';
import { product } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { presentProduct } from './presentCatalog';
import { saveCatalog } from './saveCatalog';

export const saveProductHandler = implement(saveProduct, (input, context) => {
  const { db } = context;
  const { id, version: _version, ...fields } = input;
  return saveCatalog(context, input, {
    entity: 'product',
    tag: 'Product',
    lock: async (target) => {
      const [row] = await db.select().from(product).where(eq(product.id, target)).for('update');
      return row && presentProduct(row);
    },
    twin: async () => {
      const same = or(
        eq(product.sku, fields.sku),
        fields.barcode === null ? undefined : eq(product.barcode, fields.barcode),
      );
      const [row] = await db
        .select({ sku: product.sku })
        .from(product)
        .where(and(same, ne(product.id, id ?? 0)));
      if (!row) return null;
      return row.sku === fields.sku
        ? 'Ya hay un producto con ese código.'
        : `Ese código de barras ya es del producto ${row.sku}.`;
    },
    write: async (version) => {
      const [row] =
        id === null || version === null
          ? await db.insert(product).values(fields).returning({ id: product.id })
          : await db
              .update(product)
              .set({ ...fields, version: version + 1 })
              .where(eq(product.id, id))
              .returning({ id: product.id });
      return row?.id ?? 0;
    },
  });
});
