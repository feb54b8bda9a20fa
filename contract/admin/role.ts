import { z } from 'zod';
import { choice, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { rolesSchema } from '../session/rolesSchema';

/** A role: its flags say what may be done, its scope to whom. */
export const roleRecord = defineRecord(
  'Role',
  { one: 'rol', many: 'roles' },
  {
    name: text('Nombre', { min: 1, max: 60 }),
    scope: choice('Alcance', {
      own: 'Lo propio',
      team: 'Su equipo',
      site: 'Su sede',
      all: 'Todo',
    }),
    flags: own('Permisos', rolesSchema, {}),
  },
);

export const roleFields = recordFields(roleRecord);

export const role = roleFields
  .extend({ id, version, /** Accounts that have it. */ accounts: z.int() })
  .meta({ id: 'Role' });
