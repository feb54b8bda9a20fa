import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { decimal } from '../core/id';
import { list } from '../core/tags';
import { period } from '../receipts/receiptKinds';
import { payConceptRecord } from './payConcept';

/** A cost is of a place or a month. */
const payCost = z
  .object({
    key: z.string(),
    label: z.string(),
    people: z.int(),
    /** Earnings before any deduction. */
    gross: privateField(decimal),
    employer: privateField(decimal),
    cost: privateField(decimal),
  })
  .meta({ id: 'PayCost' });

export const getPayCosts = defineAccion({
  name: 'liquidacion.obtenerCostos',
  module: 'liquidations',
  summary:
    'Lo que costaron los sueldos publicados de hasta doce meses: por mes, sede, área y concepto.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
  input: z.object({ from: period, to: period }),
  output: z
    .object({
      byMonth: z.array(payCost),
      bySite: z.array(payCost),
      byArea: z.array(payCost),
      byConcept: z.array(
        z
          .object({
            key: z.string(),
            label: z.string(),
            kind: payConceptRecord.fields.kind.schema,
            amount: privateField(decimal),
          })
          .meta({ id: 'PayConceptCost' }),
      ),
      total: payCost,
    })
    .meta({ id: 'PayCosts' }),
  provides: [list('PayRun')],
});
