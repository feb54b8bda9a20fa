import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { unknownCredential } from './credential';

export const listUnknownCredentials = defineAccion({
  name: 'fichada.listarDesconocidas',
  module: 'markings',
  summary: 'Los números de reloj que no son de nadie, con lo que marcaron.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(unknownCredential) }),
  provides: [list('Punch')],
});

export const matchCredential = defineAccion({
  name: 'fichada.asignarCredencial',
  module: 'markings',
  summary:
    'Dice de quién es un número de reloj: lo que marcó pasa a ser suyo, y lo que marque también.',
  method: 'POST',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({ credential: z.string().trim().min(1).max(20), personId: id }),
  output: z.object({ punches: z.int() }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Punch')],
});
