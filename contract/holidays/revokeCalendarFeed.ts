import { defineAccion, done, emptyInput } from '../core/accion';
import { list } from '../core/tags';

export const revokeCalendarFeed = defineAccion({
  name: 'calendario.revocarEnlace',
  module: 'holidays',
  summary: 'Deja sin efecto la dirección del calendario.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'own',
  input: emptyInput,
  output: done,
  invalidates: [list('CalendarFeed')],
});
