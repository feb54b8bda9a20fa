import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { ofRuns } from './ofRuns';
import { payRunPersonDetail } from './payRunPerson';

/** Each accion names somebody of a run by their number in it. */
const ofTransfers = {
  ...ofRuns,
  method: 'POST',
  output: payRunPersonDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PayRun'), list('Receipt')],
} as const;

export const rejectTransfer = defineAccion({
  ...ofTransfers,
  name: 'liquidacion.rechazarTransferencia',
  summary: 'Anota que el banco rechazó la transferencia de una persona: queda sin cobrar.',
  input: z.object({ id, rejectedOn: day, reason: privateField(reason) }),
});

export const repayTransfer = defineAccion({
  ...ofTransfers,
  name: 'liquidacion.pagarDeNuevo',
  summary: 'Anota que se pagó de nuevo lo que el banco había rechazado, y cuándo.',
  input: z.object({ id, paidOn: day }),
});

export const undoTransfer = defineAccion({
  ...ofTransfers,
  name: 'liquidacion.quitarRechazo',
  summary:
    'Quita lo último que se anotó por error de una transferencia: que se pagó de nuevo, o que se rechazó.',
  input: z.object({ id, reason: privateField(reason) }),
});
