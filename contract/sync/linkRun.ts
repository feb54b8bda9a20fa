import { z } from 'zod';
import { choice, instant as instantField, text, whole } from '../core/fields';
import { id, instant } from '../core/id';
import { defineRecord } from '../core/record';

const count = (label: string) => whole(label, { max: 1_000_000_000 });

export const linkRunRecord = defineRecord(
  'LinkRun',
  { one: 'corrida', many: 'corridas' },
  {},
  {
    state: choice('Estado', {
      queued: 'En espera',
      running: ['En curso', 'info'],
      done: ['Completa', 'success'],
      partial: ['Con rechazos', 'warning'],
      failed: ['Falló', 'error'],
      missed: ['No corrió', 'warning'],
      empty: 'Nada nuevo',
    }),
    reason: choice('Por', {
      schedule: 'Horario',
      hand: 'A mano',
      more: 'Otro archivo',
      reopened: 'Se mandaron solas al reabrirse un mes',
      again: 'De nuevo',
    }),
    startedAt: instantField('Empezó'),
    endedAt: instantField('Terminó', { optional: true }),
    fileName: text('Archivo', { max: 255, optional: true }),
    read: count('Leídas'),
    written: count('Escritas'),
    unchanged: count('Sin cambios'),
    rejected: count('Rechazadas'),
    error: text('Qué pasó', { max: 500, optional: true }),
  },
);

const { shown } = linkRunRecord;

export const linkRun = z
  .object({
    id,
    linkId: id,
    state: shown.state.schema,
    reason: shown.reason.schema,
    startedAt: instant,
    endedAt: instant.nullable(),
    fileName: z.string(),
    read: z.int(),
    written: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    error: z.string(),
  })
  .meta({ id: 'LinkRun' });
