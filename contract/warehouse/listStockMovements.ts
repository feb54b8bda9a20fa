import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { list } from '../core/tags';
import { stockMovement } from './stock';

export const listStockMovements = defineAccion({
  name: 'existencia.listarMovimientos',
  module: 'warehouse',
  summary: 'Por qué cambió una existencia, lo último primero.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: z.object({
    stockId: id,
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(stockMovement),
  errors: ['no_encontrado'],
  provides: [list('Stock')],
});
