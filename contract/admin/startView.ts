import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { sessionUser } from '../session/sessionUser';

export const startView = defineAccion({
  name: 'verComo.empezar',
  module: 'admin',
  summary: 'Muestra el sistema como lo ve una persona o un rol, solo para leer, por media hora.',
  method: 'POST',
  permission: ['ADMIN.roles', 'ADMIN.users'],
  scope: 'all',
  input: z.object({
    kind: z.enum(['role', 'person']),
    id,
    /** The page to come back to. */
    from: z
      .string()
      .max(1000)
      .regex(/^\/(?!\/)/, 'Tiene que ser una página del sistema.'),
  }),
  output: sessionUser,
  errors: ['no_encontrado', 'conflicto'],
});
