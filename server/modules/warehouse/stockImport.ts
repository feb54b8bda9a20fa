import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { parseDay, parseText, parseUnits } from '../../engine/imports/parsers';
import { lotFor } from './adjustStock';
import { siteExample } from './catalogImports';
import { checkImportedStock, takenText } from './checkImportedStock';
import { moveStock } from './moveStock';
import { reservedStock } from './reservedStock';
import { skuLookups } from './skuLookups';
import { stockAt } from './stockAt';
import { stockReaders } from './stockQueries';

const MOST = 1_000_000;

/** The stock that a row speaks of, brought to what it says. */
async function setStock(context: Context, { write }: Candidate): Promise<number> {
  const { db, viewer, audit } = context;
  const productId = Number(write.productId);
  const goods = { id: productId, lotTracked: write.lotTracked === true };
  const lotId = await lotFor(db, goods, {
    lotCode: write.lotCode === null ? null : String(write.lotCode),
    expiresOn: write.expiresOn === null ? null : String(write.expiresOn),
  });
  const place = { id: Number(write.locationId), siteId: Number(write.siteId) };
  const stockId = await stockAt(db, place, { productId, lotId });
  const [held] = await db.select().from(stock).where(eq(stock.id, stockId)).for('update');
  const delta = Number(write.quantity) - (held?.quantity ?? 0);
  if (delta === 0) return stockId;
  if (delta < 0) {
    // Units that were free in the preview may be on their way to an order by now.
    const taken = (await reservedStock(db, [productId])).get(stockId)?.picking ?? 0;
    if (Number(write.quantity) < taken) throw conflict(takenText(taken));
  }
  const reason = String(write.reason);
  const kind = 'adjustment';
  await moveStock(db, { stockId, delta, kind, reason, accountId: viewer.accountId });
  await audit({ entity: 'stock', entityId: stockId, after: { kind, delta, reason } });
  return stockId;
}

export const stockImport: ImportDefinition = {
  kind: 'existencias',
  title: 'Existencias',
  permission: 'ORDERS.create',
  columns: [
    {
      key: 'siteId',
      label: 'Depósito',
      aliases: ['Sede'],
      kind: 'text',
      example: 'Depósito Rosario',
      parse: parseText(120),
    },
    {
      key: 'locationCode',
      label: 'Ubicación',
      aliases: ['Código de ubicación', 'Etiqueta'],
      required: true,
      kind: 'text',
      example: 'A-01-01-1',
      parse: parseText(40),
    },
    {
      key: 'sku',
      label: 'Código',
      aliases: ['SKU', 'Código de producto'],
      required: true,
      kind: 'text',
      example: 'A-1001',
      lookups: skuLookups,
      parse: parseText(40),
    },
    { key: 'lotCode', label: 'Lote', kind: 'text', example: '', parse: parseText(40) },
    {
      key: 'expiresOn',
      label: 'Vencimiento',
      aliases: ['Vence', 'Vencimiento del lote'],
      kind: 'day',
      example: '',
      parse: parseDay,
    },
    {
      key: 'quantity',
      label: 'Cantidad',
      aliases: ['Existencia', 'Unidades', 'Contado'],
      required: true,
      kind: 'text',
      example: '120',
      parse: parseUnits(MOST),
    },
    { key: 'reason', label: 'Motivo', kind: 'text', example: '', parse: parseText(300) },
  ],
  examples: siteExample,
  // A place has two names, its code and its label: rows are told apart by what they are of.
  together: { column: 'sku', sameness: async () => (sku) => sku.toUpperCase() },
  check: checkImportedStock,
  apply: setStock,
  async told({ db, emit }, ids) {
    const rows = await db
      .selectDistinct({ siteId: stock.siteId })
      .from(stock)
      .where(anyOf(stock.id, [...ids]))
      .orderBy(asc(stock.siteId));
    await emit([{ type: 'Stock', id: 'LIST' }], stockReaders(rows.map(({ siteId }) => siteId)));
  },
};
