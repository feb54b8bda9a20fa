import { z } from 'zod';
import { month } from '../closes/close';
import { defineAccion, privateField } from '../core/accion';
import { decimal } from '../core/id';
import { list } from '../core/tags';
import { payConceptRecord } from './payConcept';

/** A line of one's pay that is reckoned from one's hours. */
const paidHours = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: payConceptRecord.fields.kind.schema,
    unit: z.string(),
    quantity: decimal.nullable(),
    amount: decimal,
  })
  .meta({ id: 'PaidHours' });

export const estimateOwnHours = defineAccion({
  name: 'liquidacion.estimarHoras',
  module: 'liquidations',
  summary:
    'Lo que las propias horas de un mes dan en pesos hasta ahora, con los conceptos que rigen; nada se guarda.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'own',
  sensitive: true,
  input: z.object({ month }),
  output: z
    .object({
      /** `paid`: a run has given its slip, which is what counts; `unknown`: it cannot be reckoned yet. */
      state: z.enum(['estimate', 'paid', 'unknown']),
      lines: privateField(z.array(paidHours)),
    })
    .meta({ id: 'OwnHoursEstimate' }),
  provides: [
    list('Hour'),
    list('PayConcept'),
    list('PayTable'),
    list('PayRun'),
    list('Parameter'),
    list('PeriodAdjustment'),
  ],
  keptOffline: true,
});
