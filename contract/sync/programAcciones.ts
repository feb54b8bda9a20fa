import { z } from 'zod';
import { defineAccion, emptyInput, secretField } from '../core/accion';
import { id, instant, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { MOST_KEY_DAYS, MOST_OVERLAP_HOURS, program, programFields } from './program';

const days = z.int().min(1).max(MOST_KEY_DAYS);

/** Null in the answer to a repeated request: it is shown once and kept nowhere. */
const shownOnce = secretField(z.string().nullable());

const withKey = z
  .object({ program, key: shownOnce, expiresAt: instant })
  .meta({ id: 'ProgramWithKey' });

export const listPrograms = defineAccion({
  name: 'programa.listar',
  module: 'sync',
  summary: 'Los programas que piden con una clave: qué pueden, cuándo vence y cuándo se usó.',
  method: 'GET',
  permission: 'SYNC',
  scope: 'everyone',
  input: listInput({
    sort: ['name', 'state', 'expiresAt', 'lastUsedAt'],
    filter: ['name', 'state', 'expiresAt', 'lastUsedAt'],
  }),
  output: listOutput(program),
  provides: [list('Program'), each('Program', 'rows')],
});

export const getProgramChoices = defineAccion({
  name: 'programa.obtenerOpciones',
  module: 'sync',
  summary: 'Las acciones y los roles que quien pregunta puede dar a un programa.',
  method: 'GET',
  permission: 'SYNC.run',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      acciones: z.array(
        z.object({
          name: z.string(),
          module: z.string(),
          summary: z.string(),
          changes: z.boolean(),
          /** The roles of the answer that open it. */
          roleIds: z.array(id),
        }),
      ),
      roles: z.array(
        z.object({ id, name: z.string(), scope: z.enum(['own', 'team', 'site', 'all']) }),
      ),
    })
    .meta({ id: 'ProgramChoices' }),
  provides: [list('Role')],
});

export const createProgram = defineAccion({
  name: 'programa.crear',
  module: 'sync',
  summary: 'Da de alta un programa con su primera clave, que se muestra una sola vez.',
  method: 'POST',
  permission: 'SYNC.run',
  scope: 'everyone',
  input: programFields.extend({ days }),
  output: withKey,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Program')],
});

export const saveProgram = defineAccion({
  name: 'programa.guardar',
  module: 'sync',
  summary: 'Cambia lo que puede pedir un programa; vale desde el pedido siguiente.',
  method: 'POST',
  permission: 'SYNC.run',
  scope: 'everyone',
  input: programFields.extend({ id, version }),
  output: program,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Program')],
});

export const rotateProgram = defineAccion({
  name: 'programa.renovarClave',
  module: 'sync',
  summary: 'Da otra clave a un programa; la anterior sirve todavía las horas que se digan.',
  method: 'POST',
  permission: 'SYNC.run',
  scope: 'everyone',
  input: z.object({ id, days, overlapHours: z.int().min(0).max(MOST_OVERLAP_HOURS) }),
  output: withKey,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Program')],
});

export const revokeProgram = defineAccion({
  name: 'programa.revocar',
  module: 'sync',
  summary: 'Deja sin efecto en el momento todas las claves de un programa.',
  method: 'POST',
  permission: 'SYNC.run',
  scope: 'everyone',
  input: z.object({ id }),
  output: program,
  errors: ['no_encontrado'],
  invalidates: [list('Program')],
});
