import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { sessionUser } from './sessionUser';

export const endView = defineAccion({
  name: 'verComo.terminar',
  module: 'session',
  summary: 'Deja de ver como otra persona o rol y vuelve a la sesión propia.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  input: emptyInput,
  output: z.object({ user: sessionUser, from: z.string() }).meta({ id: 'EndedView' }),
  errors: ['conflicto'],
});
