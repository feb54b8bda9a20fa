import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { reorderRule, reorderRuleFields } from './reorderRule';

const ofPlanning = { module: 'receiving', permission: 'ORDERS.create', scope: 'all' } as const;

export const listReorderRules = defineAccion({
  ...ofPlanning,
  name: 'reposicion.listar',
  summary: 'Los mínimos y máximos de cada producto por depósito, y cuánto conviene pedir.',
  method: 'GET',
  input: listInput({
    sort: ['productName', 'sku', 'siteName', 'proposed', 'supplierName'],
    filter: [
      'siteId',
      'sku',
      'productName',
      'supplierId',
      'supplierName',
      'proposed',
      'toOrder',
      'active',
    ],
  }),
  output: listOutput(reorderRule),
  provides: [list('ReorderRule'), list('Stock'), list('Arrival'), each('ReorderRule', 'rows')],
});

export const saveReorderRule = defineAccion({
  ...ofPlanning,
  name: 'reposicion.guardar',
  summary: 'Pone el mínimo y el máximo de un producto en un depósito, o los corrige.',
  method: 'POST',
  input: reorderRuleFields
    .extend({ id: id.optional(), version: version.optional() })
    .refine(({ min, max }) => max > min, {
      path: ['max'],
      error: 'Tiene que ser más que el mínimo.',
    }),
  output: reorderRule,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReorderRule')],
});

export const markOrdered = defineAccion({
  ...ofPlanning,
  name: 'reposicion.marcarPedidos',
  summary: 'Dice que lo que se propone se pidió: cuenta como en camino hasta que llegue.',
  method: 'POST',
  input: z.object({ selection: rowSelection(listReorderRules.input) }),
  output: bulkOutput,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('ReorderRule'), list('Job')],
});
