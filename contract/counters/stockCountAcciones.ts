import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { stockCount, stockCountDetail, stockCountFields, stockCountPreview } from './stockCount';

export const listStockCounts = defineAccion({
  name: 'conteo.listar',
  module: 'counters',
  summary: 'Los conteos al alcance de quien pregunta: los de su depósito, o los que puede contar.',
  method: 'GET',
  permission: 'COUNTERS',
  scope: 'all',
  input: listInput({
    sort: ['number', 'title', 'siteName', 'state', 'dueOn', 'lines', 'createdAt'],
    filter: [
      'number',
      'title',
      'siteId',
      'state',
      'blind',
      'late',
      'toCount',
      'toSettle',
      'dueOn',
      'createdAt',
    ],
  }),
  output: listOutput(stockCount),
  provides: [list('StockCount'), each('StockCount', 'rows')],
});

export const getStockCount = defineAccion({
  name: 'conteo.obtener',
  module: 'counters',
  summary: 'Un conteo, quiénes lo cuentan, cuánto falta y lo que se puede hacer con él.',
  method: 'GET',
  permission: 'COUNTERS',
  scope: 'all',
  input: z.object({ id }),
  output: stockCountDetail,
  errors: ['no_encontrado'],
  provides: [byInput('StockCount'), list('StockCount')],
  keptOffline: true,
});

/** The people who run the warehouse plan counts and decide about their differences: they may correct its stock by hand, too. */
const ofPlanning = { module: 'counters', permission: 'ORDERS.create', scope: 'all' } as const;

export const previewStockCount = defineAccion({
  ...ofPlanning,
  name: 'conteo.anticipar',
  summary: 'Cuánto habría que contar, y quiénes podrían, antes de empezar.',
  method: 'GET',
  input: stockCountFields.omit({ title: true, dueOn: true, note: true }),
  output: stockCountPreview,
  errors: ['no_encontrado'],
  provides: [list('StockCount')],
});

export const startStockCount = defineAccion({
  ...ofPlanning,
  name: 'conteo.empezar',
  summary: 'Empieza un conteo de lo que hay ahora en las ubicaciones elegidas.',
  method: 'POST',
  input: stockCountFields,
  output: stockCountDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('StockCount')],
});

const moves = {
  ...ofPlanning,
  method: 'POST',
  output: stockCountDetail,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [byInput('StockCount'), list('StockCount'), list('Stock')],
} as const;

export const closeStockCount = defineAccion({
  ...moves,
  name: 'conteo.cerrar',
  summary: 'Cierra un conteo; lo que nadie contó queda dicho como sin contar.',
  input: z.object({ id, version }),
});

export const cancelStockCount = defineAccion({
  ...moves,
  name: 'conteo.cancelar',
  summary: 'Cancela un conteo del que no se ajustó nada.',
  input: z.object({ id, version, reason }),
});

export const reverseStockCount = defineAccion({
  ...moves,
  name: 'conteo.revertir',
  summary: 'Deshace los ajustes de un conteo cerrado.',
  input: z.object({ id, version, reason }),
});
