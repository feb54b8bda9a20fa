import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day } from '../core/id';
import { list } from '../core/tags';
import { period } from '../receipts/receiptKinds';
import { completableMonth } from './completableMonth';
import { leavingPerson } from './leaver';
import { ofRuns } from './ofRuns';
import { startingVacation } from './startingVacation';

export const listLeavingPeople = defineAccion({
  ...ofRuns,
  name: 'liquidacion.listarBajas',
  summary: 'Quiénes tienen su último día en un mes, y en qué liquidación final están.',
  method: 'GET',
  input: z.object({ period }),
  output: z.object({ rows: z.array(leavingPerson) }),
  provides: [list('Person'), list('PayRun')],
});

export const listStartingVacations = defineAccion({
  ...ofRuns,
  name: 'liquidacion.listarVacaciones',
  summary: 'Las vacaciones otorgadas que empiezan entre dos días, y qué liquidación las paga.',
  method: 'GET',
  input: z.object({ from: day, to: day }),
  output: z.object({
    /** The first ones by name; `total` says how many there are. */
    rows: z.array(startingVacation),
    total: z.int(),
  }),
  provides: [list('PayRun'), list('Leave')],
});

export const getCompletableMonth = defineAccion({
  ...ofRuns,
  name: 'liquidacion.mesCompletable',
  summary: 'A quiénes les pagó ya un mes una mensual publicada, y quiénes quedan afuera y por qué.',
  method: 'GET',
  input: z.object({ period }),
  output: completableMonth,
  provides: [list('PayRun'), list('Person')],
});
