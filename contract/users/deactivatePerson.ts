import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { employee } from './employee';
import { handover } from './handover';
import { keepsPeople } from './keepsPeople';

/** Until when somebody works, and why they leave. */
export const leaving = z.object({
  leaveDate: day,
  reason: privateField(reason),
});

export const deactivatePerson = defineAccion({
  name: 'persona.darDeBaja',
  module: 'users',
  summary:
    'Anota el último día de una persona, después del cual su cuenta no entra más, y quién sigue con lo suyo.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: leaving.extend({ id, version, handover: handover.default([]) }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person'), list('Place')],
});
