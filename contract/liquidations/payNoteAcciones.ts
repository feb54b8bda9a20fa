import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { ofRuns } from './ofRuns';
import { payNote, payNoteFields } from './payNote';

const changes = {
  ...ofRuns,
  method: 'POST',
  output: payNote,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('PayNote'), list('PayRun')],
} as const;

export const listPayNotes = defineAccion({
  ...ofRuns,
  name: 'notaSueldo.listar',
  summary: 'Las notas de una persona: primero las que están sin resolver.',
  method: 'GET',
  input: z.object({ personId: id }),
  output: z.object({ rows: z.array(payNote) }).meta({ id: 'PayNoteList' }),
  errors: ['no_encontrado'],
  provides: [list('PayNote')],
});

export const addPayNote = defineAccion({
  ...changes,
  name: 'notaSueldo.agregar',
  summary: 'Deja una nota de una persona, que sigue en sus liquidaciones hasta que se resuelve.',
  input: payNoteFields.extend({ personId: id }),
});

export const settlePayNote = defineAccion({
  ...changes,
  name: 'notaSueldo.resolver',
  summary: 'Da por resuelta una nota; queda en la historia de la persona.',
  input: z.object({ id }),
});
