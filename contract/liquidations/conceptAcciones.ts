import { z } from 'zod';
import { month } from '../closes/close';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { decimal, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { conceptFaults, payConcept, payConceptFields } from './payConcept';
import { explainedLine } from './payRunPerson';

/** A thing that a formula may name, with what it is called. */
const word = z
  .object({ name: z.string(), label: z.string(), unit: z.enum(['money', 'number', 'truth']) })
  .meta({ id: 'FormulaWord' });

export const listPayConcepts = defineAccion({
  name: 'conceptoSueldo.listar',
  module: 'liquidations',
  summary: 'Los conceptos con su fórmula, y lo que una fórmula puede nombrar.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  input: emptyInput,
  output: z.object({
    rows: z.array(payConcept),
    edits: z.boolean(),
    names: z
      .object({
        concept: z.array(word),
        base: z.array(word),
        news: z.array(word),
        leave: z.array(word),
        hours: z.array(word),
        band: z.array(word),
        parameter: z.array(word),
        pending: z.array(word),
        order: z.array(word),
        table: z.array(word),
      })
      .meta({ id: 'FormulaNames' }),
  }),
  provides: [
    list('PayConcept'),
    list('NewsType'),
    list('Band'),
    list('LeaveSetting'),
    list('PayTable'),
  ],
});

export const savePayConcept = defineAccion({
  name: 'conceptoSueldo.guardar',
  module: 'liquidations',
  summary: 'Agrega o cambia un concepto; lo ya calculado queda como está.',
  method: 'POST',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  input: payConceptFields
    .extend({
      id: id.optional(),
      version: version.optional(),
      /** A remunerative one that enters no base is meant so. */
      withoutBases: z.boolean().default(false),
    })
    .superRefine(conceptFaults),
  output: payConcept,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('PayConcept'), list('PayRun')],
});

export const removePayConcept = defineAccion({
  name: 'conceptoSueldo.quitar',
  module: 'liquidations',
  summary: 'Quita un concepto que ninguna liquidación ni otro concepto usa.',
  method: 'POST',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('PayConcept'), list('PayRun')],
});

export const tryPayConcept = defineAccion({
  name: 'conceptoSueldo.probar',
  module: 'liquidations',
  summary:
    'Cuánto daría un concepto, como está escrito, para una persona en un mes; nada se guarda.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
  input: payConceptFields
    .extend({
      id: id.optional(),
      personId: id,
      period: month,
      // In an address a list of nothing is not there at all.
      bases: payConceptFields.shape.bases.default([]),
    })
    .superRefine(conceptFaults),
  output: z
    .object({
      /** Null where its condition does not hold, or it comes to nothing. */
      line: privateField(explainedLine.nullable()),
      net: privateField(decimal),
    })
    .meta({ id: 'TriedConcept' }),
  errors: ['no_encontrado', 'conflicto'],
  provides: [list('PayConcept'), byInput('Person', 'personId')],
});
