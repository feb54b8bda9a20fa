import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, instant } from '../core/id';
import { list } from '../core/tags';
import { clockFile } from './clockFolder';
import { matchedCredential, unknownCredential } from './credential';

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
  output: z.object({
    punches: z.int(),
    /** The touches in closed months, which wait until those are reopened. */
    closed: z.int(),
  }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Punch')],
});

export const listMatchedCredentials = defineAccion({
  name: 'fichada.listarCredenciales',
  module: 'markings',
  summary: 'Los números de reloj que alguien dijo de quién son.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({
    search: z.string().trim().max(100).default(''),
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({ rows: z.array(matchedCredential), total: z.int(), pageSize: z.int() }),
  provides: [list('Punch')],
});

export const unmatchCredential = defineAccion({
  name: 'fichada.quitarCredencial',
  module: 'markings',
  summary:
    'Deja un número de reloj sin dueño: lo que marcó queda como está, y lo que marque vuelve a ser de nadie.',
  method: 'POST',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Punch')],
});

export const getClockFolder = defineAccion({
  name: 'fichada.verCarpeta',
  module: 'markings',
  summary:
    'Dónde dejan los relojes sus archivos, cuándo miró el servidor por última vez y los últimos que leyó.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: emptyInput,
  output: z.object({
    folder: z.string(),
    /** Null: not yet. */
    lookedAt: instant.nullable(),
    files: z.array(clockFile),
  }),
  provides: [list('ClockFile')],
});
