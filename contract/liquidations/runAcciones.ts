import { z } from 'zod';
import { parameterRecord } from '../admin/parameter';
import { defineAccion, privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { listInput, listOutput, privateListInput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { ofRuns } from './ofRuns';
import { conceptTotal, payRunDetail, payRunFields, payRunFileNames, payRunRow } from './payRun';
import { payRunPerson, payRunPersonDetail } from './payRunPerson';

const moves = {
  ...ofRuns,
  method: 'POST',
  output: payRunDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('PayRun'), list('PayRun')],
} as const;

export const listPayRuns = defineAccion({
  ...ofRuns,
  name: 'liquidacion.listar',
  summary: 'Las liquidaciones, las últimas primero.',
  method: 'GET',
  input: listInput({
    sort: ['period', 'kind', 'title', 'payDay', 'state', 'createdAt'],
    /** `peopleSiteId`: at which site somebody in it worked on the first day of its month. */
    filter: ['period', 'kind', 'title', 'payDay', 'state', 'siteId', 'peopleSiteId'],
  }),
  output: listOutput(payRunRow),
  provides: [list('PayRun'), each('PayRun', 'rows')],
});

export const getPayRun = defineAccion({
  ...ofRuns,
  name: 'liquidacion.obtener',
  summary:
    'Una liquidación: totales contra la anterior, qué mirar y lo que se puede hacer con ella.',
  method: 'GET',
  input: z.object({ id }),
  output: payRunDetail,
  errors: ['no_encontrado'],
  provides: [
    byInput('PayRun'),
    // The changes that a run tells since its data were taken come from these.
    ...[list('PayConcept'), list('Parameter'), list('PayTable'), list('PeriodClose')],
    ...[list('Person'), list('News'), list('Leave'), list('Garnishment'), list('TaxDeduction')],
    ...[list('Loan'), list('Reimbursement'), list('Rendition')],
  ],
});

export const savePayRun = defineAccion({
  ...moves,
  name: 'liquidacion.guardar',
  summary: 'Abre una liquidación, o corrige una que todavía no se calculó.',
  input: payRunFields.extend({ id: id.optional(), version: version.optional() }),
});

export const calculatePayRun = defineAccion({
  ...moves,
  name: 'liquidacion.calcular',
  summary: 'Calcula a todos en una tarea: con los datos ya tomados, o tomándolos de nuevo.',
  input: z.object({ id, version, refresh: z.boolean() }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Job')],
});

export const stopPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.detener',
  summary:
    'Detiene el cálculo o la publicación en marcha; calcular o publicar de nuevo sigue con los que faltan.',
  input: z.object({ id, version }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Job')],
});

export const submitPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.enviar',
  summary: 'Manda una liquidación revisada a que otra persona la apruebe.',
  input: z.object({ id, version }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Request')],
});

export const withdrawPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.retirar',
  summary: 'La saca de aprobación para corregirla; la aprobada pierde su aprobación.',
  input: z.object({ id, version }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Request')],
});

export const publishPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.publicar',
  summary: 'Da a cada persona su recibo, sellado por la organización, en una tarea.',
  input: z.object({ id, version, dueOn: day }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Job'), list('Receipt')],
});

export const finishPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.terminarPublicacion',
  summary:
    'Termina una publicación detenida: quien no tiene su recibo sale de la liquidación, y lo dado se puede revertir.',
  input: z.object({ id, version, reason: privateField(reason) }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Receipt')],
});

export const payPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.pagar',
  summary: 'Anota que se pagó, y cuándo.',
  input: z.object({ id, version, paidOn: day }),
});

export const unpayPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.quitarPago',
  summary: 'Quita un pago que se anotó por error: vuelve a estar publicada y sin pagar.',
  input: z.object({ id, version, reason: privateField(reason) }),
});

export const reversePayRun = defineAccion({
  ...moves,
  name: 'liquidacion.revertir',
  summary:
    'Abre la que deja sin efecto una ya publicada: lo mismo con signo contrario, con sus propios recibos.',
  input: z.object({ id, version, reason: privateField(reason) }),
});

export const cancelPayRun = defineAccion({
  ...moves,
  name: 'liquidacion.anular',
  summary: 'Deja sin efecto una liquidación que todavía no se publicó.',
  input: z.object({ id, version, reason: privateField(reason) }),
  invalidates: [byInput('PayRun'), list('PayRun'), list('Request')],
});

export const exportPayRun = defineAccion({
  ...ofRuns,
  name: 'liquidacion.exportar',
  summary: 'Un archivo de una liquidación: todo, el del banco, el asiento o los totales.',
  method: 'POST',
  input: z.object({
    id,
    file: z.enum(payRunFileNames),
    /** The layout of the bank's file; other files have none. */
    layoutId: id.nullish(),
    /** The bank's file then has only those whose transfer the bank sent back, into the account that they have today. */
    rejected: z.boolean().default(false),
    /** The asker read who has no account, and wants the file without them. */
    leaveOut: z.boolean().default(false),
  }),
  output: z
    .object({
      /** Null: it was not made, since somebody would be left out of it and nobody said that they may. */
      url: z.string().nullable(),
      name: z.string(),
      /** People who are paid and have no account: they are not in the file of the bank. */
      left: z.array(z.string()),
    })
    .meta({ id: 'PayRunFile' }),
  errors: ['no_encontrado', 'conflicto'],
});

export const listPayRunPeople = defineAccion({
  ...ofRuns,
  name: 'liquidacion.listarPersonas',
  summary: 'Las personas de una liquidación con sus totales, contra la anterior.',
  method: 'GET',
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'remunerative',
      'nonRemunerative',
      'deductions',
      'employer',
      'net',
      'previousNet',
      'change',
      'siteName',
      'areaName',
    ],
    filter: [
      'runId',
      'personId',
      'personName',
      'docket',
      'flag',
      'openNotes',
      'net',
      'change',
      'siteId',
      'areaId',
    ],
  }),
  output: listOutput(payRunPerson),
  provides: [list('PayRun')],
});

export const getPayRunPerson = defineAccion({
  ...ofRuns,
  name: 'liquidacion.obtenerPersona',
  summary:
    'Lo de una persona en una liquidación: cada línea con la fórmula y los datos que la hicieron.',
  method: 'GET',
  input: z.object({ id }),
  output: payRunPersonDetail,
  errors: ['no_encontrado'],
  provides: [list('PayRun')],
});

export const recalculatePerson = defineAccion({
  ...ofRuns,
  name: 'liquidacion.recalcularPersona',
  summary: 'Toma de nuevo los datos de una persona y la calcula sola.',
  method: 'POST',
  input: z.object({ id }),
  output: payRunPersonDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PayRun')],
});

export const confirmPayFigure = defineAccion({
  ...moves,
  name: 'liquidacion.confirmarCifra',
  summary: 'Da por buena para el mes de una liquidación una cifra que cambia todos los meses.',
  input: z.object({ id, code: parameterRecord.shown.code.schema }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('PayRun'), list('Parameter')],
});

export const getConceptTotals = defineAccion({
  ...ofRuns,
  name: 'liquidacion.totalizarConceptos',
  summary: 'Cuánto suma cada concepto de una liquidación, contra la anterior.',
  method: 'GET',
  input: z.object({ id }),
  output: z.object({ rows: z.array(conceptTotal) }),
  errors: ['no_encontrado'],
  provides: [byInput('PayRun')],
});
