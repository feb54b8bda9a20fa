import { countLineRecord } from '@contract/counters/countLine';
import { listCountLines } from '@contract/counters/countLineAcciones';
import { productRecord } from '@contract/warehouse/product';
import { eq, sql } from 'drizzle-orm';
import { stockCount, stockCountLine } from '../../db/schema/counters';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { visibleCounts } from './countScope';

const { state, cause } = countLineRecord.shown;

const columns: ListColumns = {
  countId: { kind: 'number', by: stockCountLine.countId },
  locationCode: { kind: 'text', by: location.code },
  sku: { kind: 'text', by: product.sku },
  productName: { kind: 'text', by: product.name },
  lotCode: { kind: 'text', by: lot.code },
  abcClass: { kind: 'enum', by: product.abcClass, values: productRecord.fields.abcClass.values },
  state: { kind: 'enum', by: stockCountLine.state, values: state.values },
  difference: { kind: 'number', by: stockCountLine.difference },
  cause: { kind: 'enum', by: stockCountLine.cause, values: cause.values },
};

const fields = {
  id: stockCountLine.id,
  stockId: stockCountLine.stockId,
  locationCode: location.code,
  productId: product.id,
  sku: product.sku,
  productName: product.name,
  unit: product.unit,
  abcClass: product.abcClass,
  lotCode: lot.code,
  expiresOn: lot.expiresOn,
  state: stockCountLine.state,
  found: stockCountLine.found,
  counted: stockCountLine.counted,
  expected: stockCountLine.expected,
  difference: stockCountLine.difference,
  value: sql<string | null>`(${stockCountLine.difference} * ${product.cost})::text`,
  damaged: stockCountLine.damaged,
  moved: stockCountLine.moved,
  cause: stockCountLine.cause,
  reason: stockCountLine.reason,
};

export const countLinesList = defineList({
  accion: listCountLines,
  id: stockCountLine.id,
  columns: () => columns,
  order: [ascending(location.code), ascending(product.name)],
  search: product.searchText,
  where: ({ viewer, reach }) => visibleCounts(reach, viewer),
  fields,
  from: (select) =>
    select
      .from(stockCountLine)
      .innerJoin(stockCount, eq(stockCount.id, stockCountLine.countId))
      .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
      .innerJoin(location, eq(location.id, stock.locationId))
      .innerJoin(product, eq(product.id, stock.productId))
      .leftJoin(lot, eq(lot.id, stock.lotId))
      .$dynamic(),
});

export type CountLineRow = ListRow<typeof countLinesList>;
