import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';

/** The parts of a person's record, in the order they are read. */
export const personPart = z
  .enum([
    'contact',
    'employment',
    'account',
    'pay',
    'book',
    'family',
    'documents',
    'leave',
    'news',
    'receipts',
    'signatures',
    'evaluations',
    'history',
    'audit',
  ])
  .meta({ id: 'PersonPart' });

export type PersonPart = z.infer<typeof personPart>;

export const getPersonParts = defineAccion({
  name: 'persona.obtenerPartes',
  module: 'users',
  summary: 'Qué partes de la ficha de una persona puede ver quien pregunta.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id }),
  output: z
    .object({
      id,
      name: z.string(),
      /** The asker is that person. */
      own: z.boolean(),
      /** The asker keeps this record: writes in it, and sees what its person asked to change. */
      keeps: z.boolean(),
      parts: z.array(personPart),
    })
    .meta({ id: 'PersonParts' }),
  errors: ['no_encontrado'],
  provides: [byInput('Person'), list('Person'), list('Role')],
});
