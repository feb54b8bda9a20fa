import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { day, decimal, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { evaluation, evaluationFields } from './evaluation';
import { dependant, dependantFields, emergencyFields, family } from './family';
import { historyChange } from './historyChange';
import { historyRow } from './historyRow';
import { keepsPeople } from './keepsPeople';
import { personHistoryRecord } from './personHistory';
import { payFields, personPay } from './personPay';

export const listEvaluations = defineAccion({
  name: 'evaluacion.listar',
  module: 'users',
  summary: 'Las evaluaciones de una persona, para sus responsables y quien administra personas.',
  method: 'GET',
  permission: 'session',
  scope: 'all',
  whileViewing: 'hidden',
  input: z.object({ personId: id }),
  output: z
    .object({
      rows: z.array(evaluation),
      rating: privateField(decimal.nullable()),
      /** Whether the asker may add one. */
      evaluates: z.boolean(),
    })
    .meta({ id: 'PersonEvaluations' }),
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});

export const listPersonHistory = defineAccion({
  name: 'historia.listar',
  module: 'users',
  summary:
    'Desde cuándo rige cada puesto, área, responsable, categoría, convenio, sueldo y vínculo con el sindicato.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: z.object({ rows: z.array(historyRow) }).meta({ id: 'PersonHistory' }),
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});

const payRow = personPay
  .omit({ personId: true, version: true })
  .extend({
    id,
    docket: z.string(),
    name: z.string(),
    cuil: privateField(z.string()),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    imageUrl: z.string(),
  })
  .meta({ id: 'PayRow' });

export const listPay = defineAccion({
  name: 'sueldo.listar',
  module: 'users',
  summary: 'Los sueldos y las cuentas bancarias de quienes trabajan hoy.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['name', 'docket', 'siteName', 'areaName', 'agreement', 'category', 'salary'],
    filter: [
      'name',
      'docket',
      'siteId',
      'areaId',
      'agreement',
      'category',
      'salaryBasis',
      'salary',
      'unionTie',
      'cbu',
      'bankAlias',
    ],
  }),
  output: listOutput(payRow),
  provides: [list('Person'), each('Person', 'rows')],
});

export const getFamily = defineAccion({
  name: 'familia.obtener',
  module: 'users',
  summary: 'Los familiares a cargo de una persona y a quién llamar en una emergencia.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: family,
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});

export const getPay = defineAccion({
  name: 'sueldo.obtener',
  module: 'users',
  summary:
    'Categoría, convenio, sueldo, vínculo con el sindicato y cuenta bancaria de una persona.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: personPay,
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});

export const deleteDependant = defineAccion({
  name: 'familia.borrarFamiliar',
  module: 'users',
  summary: 'Quita un familiar que se cargó por error.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});

export const saveDependant = defineAccion({
  name: 'familia.guardarFamiliar',
  module: 'users',
  summary: 'Agrega o corrige un familiar a cargo de una persona.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: dependantFields.extend({
    personId: id,
    id: id.optional(),
    version: version.optional(),
  }),
  output: dependant,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});

export const saveEmergencyContact = defineAccion({
  name: 'familia.guardarContacto',
  module: 'users',
  summary: 'Cambia a quién llamar en una emergencia.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: emergencyFields.extend({ personId: id, version }),
  output: family,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});

export const deleteEvaluation = defineAccion({
  name: 'evaluacion.borrar',
  module: 'users',
  summary: 'Quita una evaluación: la propia, o cualquiera para quien administra personas.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const saveEvaluation = defineAccion({
  name: 'evaluacion.guardar',
  module: 'users',
  summary: 'Evalúa a una persona del propio equipo en un trimestre, o corrige lo evaluado.',
  method: 'POST',
  permission: 'session',
  scope: 'team',
  input: evaluationFields.extend({
    personId: id,
    id: id.optional(),
    version: version.optional(),
  }),
  output: evaluation,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const deletePersonHistory = defineAccion({
  name: 'historia.borrar',
  module: 'users',
  summary: 'Quita un cambio de la historia de una persona; rige otra vez el anterior.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const savePersonHistory = defineAccion({
  name: 'historia.guardar',
  module: 'users',
  summary: 'Anota o corrige desde qué día rige un dato de una persona, pasado o por venir.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: z.object({
    personId: id,
    id: id.optional(),
    version: version.optional(),
    effectiveFrom: day,
    change: historyChange,
  }),
  output: historyRow,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const savePay = defineAccion({
  name: 'sueldo.guardar',
  module: 'users',
  summary:
    'Cambia categoría, convenio, sueldo y vínculo con el sindicato desde un día, y la cuenta bancaria.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  sensitive: true,
  input: payFields.extend({
    personId: id,
    version,
    effectiveFrom: personHistoryRecord.fields.effectiveFrom.schema.optional(),
  }),
  output: personPay,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
