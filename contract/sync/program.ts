import { z } from 'zod';
import { choice, instant, own, ref, text, whole } from '../core/fields';
import { id, instant as moment, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** How many days before its key expires a program says so. */
export const EXPIRING_DAYS = 14;
export const MOST_KEY_DAYS = 730;
export const MOST_OVERLAP_HOURS = 168;

const acciones = z.array(z.string().min(3).max(80)).min(1, 'Elegí al menos una acción.').max(500);

/** Another system that asks this one by a key of its own, within a role and a list of acciones. */
export const programRecord = defineRecord(
  'Program',
  { one: 'programa', many: 'programas' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    note: text('Para qué se usa', { max: 300, optional: true, rows: 2 }),
    roleId: ref('Rol'),
    perMinute: whole('Pedidos por minuto', { min: 1, max: 600, initial: 60 }),
    /** The program may ask these, by name; each has to be open to its role too. */
    acciones: own('Acciones', acciones, []),
  },
  {
    state: choice('Estado', {
      active: ['En uso', 'success'],
      rotating: ['Cambiando de clave', 'info'],
      expiring: ['Por vencer', 'warning'],
      expired: ['Vencida', 'error'],
      revoked: ['Revocada', 'default'],
    }),
    expiresAt: instant('Vence', { optional: true }),
    lastUsedAt: instant('Último uso', { optional: true, none: 'Nunca' }),
  },
);

export const programFields = recordFields(programRecord);

export const program = programFields
  .extend({
    id,
    version,
    roleName: z.string(),
    state: programRecord.shown.state.schema,
    expiresAt: moment.nullable(),
    lastUsedAt: moment.nullable(),
    lastAddress: z.string().nullable(),
    /** How its newest key begins, so that it can be told from others. */
    hint: z.string().nullable(),
    /** Until when the key before the newest one still serves. */
    overlapUntil: moment.nullable(),
  })
  .meta({ id: 'Program' });
