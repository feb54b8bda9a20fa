import { z } from 'zod';
import { month } from '../closes/close';
import { defineAccion, privateField } from '../core/accion';
import { decimal, id } from '../core/id';
import { byInput, list } from '../core/tags';
import { payConceptRecord } from './payConcept';
import { payTotals } from './payRun';
import { explainedLine } from './payRunPerson';
import { raiseKindNames, simulatedParameters } from './simulation';

const ofSimulations = {
  module: 'liquidations',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
} as const;

const MOST_PAY = 999_999_999;
const figure = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,4})?$/, 'Escribí un número, con hasta cuatro decimales.');
const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Escribí un importe.')
  .refine((text) => Number(text) > 0 && Number(text) <= MOST_PAY, 'Tiene que ser mayor que cero.');

const owed = privateField(decimal);
const ownTotals = z
  .object({
    remunerative: owed,
    nonRemunerative: owed,
    deductions: owed,
    employer: owed,
    net: owed,
  })
  .meta({ id: 'SimulatedTotals' });

export const simulatePay = defineAccion({
  ...ofSimulations,
  name: 'liquidacion.simular',
  summary:
    'Cuánto cobraría alguien en un mes si su ficha o una cifra fueran otras, contra lo de hoy; nada se guarda.',
  input: z.object({
    personId: id,
    period: month,
    /** A last pay is looked at in its own run, which knows why somebody leaves. */
    kind: z.enum(['monthly', 'sac']),
    salary: privateField(amount.nullish()),
    category: privateField(z.string().trim().max(80).nullish()),
    agreement: privateField(z.string().trim().max(120).nullish()),
    parameter: z
      .object({ name: z.enum(simulatedParameters), value: figure })
      .meta({ id: 'SimulatedParameter' })
      .nullish(),
  }),
  output: z
    .object({
      before: ownTotals,
      after: ownTotals,
      /** The lines as they would be, each beside what it is today. */
      lines: privateField(z.array(explainedLine)),
      /** Lines that are on the slip today and would not be. */
      gone: privateField(
        z.array(
          z
            .object({ code: z.string(), name: z.string(), amount: decimal })
            .meta({ id: 'GonePayLine' }),
        ),
      ),
      /** The facts on the record today, for those who change them. */
      today: z
        .object({
          salary: privateField(decimal.nullable()),
          category: privateField(z.string().nullable()),
          agreement: privateField(z.string().nullable()),
        })
        .meta({ id: 'PayToday' }),
    })
    .meta({ id: 'SimulatedPay' }),
  errors: ['no_encontrado', 'conflicto'],
  provides: [list('PayConcept'), list('Parameter'), byInput('Person', 'personId')],
});

export const simulateRaise = defineAccion({
  ...ofSimulations,
  name: 'liquidacion.simularAumento',
  summary:
    'Qué costaría por mes un aumento a un grupo, concepto por concepto, con los datos de una liquidación; nada se guarda.',
  input: z.object({
    /** The run whose people and figures it is reckoned with. */
    runId: id,
    kind: z.enum(raiseKindNames),
    value: amount,
    from: month,
    siteId: id.nullish(),
    agreement: z.string().trim().max(120).nullish(),
    category: z.string().trim().max(80).nullish(),
  }),
  output: z
    .object({
      /** The number of people it reaches. */
      people: z.int(),
      /** The number of people it was reckoned with: with fewer, the figures are an estimate. */
      sampled: z.int(),
      /** Among those, who could not be reckoned. */
      failed: z.int(),
      /** The months of the year, from its first month on. */
      months: z.int(),
      before: payTotals,
      after: payTotals,
      concepts: z.array(
        z
          .object({
            code: z.string(),
            name: z.string(),
            kind: payConceptRecord.fields.kind.schema,
            before: decimal,
            after: decimal,
          })
          .meta({ id: 'RaisedConcept' }),
      ),
    })
    .meta({ id: 'SimulatedRaise' }),
  errors: ['no_encontrado', 'conflicto'],
  provides: [byInput('PayRun', 'runId')],
});
