import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, instant, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { keepsPeople } from '../users/keepsPeople';
import { fact } from '../workflow/request';
import { changeMatters, profileChange } from './profileChange';

export const getProfileChange = defineAccion({
  name: 'perfil.obtenerPedido',
  module: 'profile',
  summary: 'Lo que la persona pidió cambiar en un pedido que le devolvieron, para corregirlo.',
  method: 'GET',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({ requestId: id }),
  output: z.object({ change: profileChange }),
  errors: ['no_encontrado'],
  provides: [byInput('Request', 'requestId')],
  whileViewing: 'hidden',
});

export const requestProfileChange = defineAccion({
  name: 'perfil.pedirCambio',
  module: 'profile',
  summary:
    'Pide cambiar el nombre, la cuenta bancaria o los familiares propios; rige cuando lo aprueban.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({
    change: profileChange,
    /** The request that was sent back and is sent again. */
    requestId: id.optional(),
  }),
  output: z.object({ requestId: id }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Request')],
});

/** What somebody asked to change and is not decided: it waits, or it came back to be corrected. */
const pendingChange = z
  .object({
    requestId: id,
    version,
    state: z.enum(['pending', 'draft']),
    matter: z.enum(changeMatters),
    /** Of the relative whom it is about; null for one more, and for whatever else. */
    dependantId: id.nullable(),
    title: z.string(),
    askedAt: instant,
    /** Each value as it is and as it would be. */
    facts: privateField(z.array(fact)),
  })
  .meta({ id: 'PendingProfileChange' });

export const listProfileChanges = defineAccion({
  name: 'perfil.listarPedidos',
  module: 'profile',
  summary: 'Lo que una persona pidió cambiar de sus datos y todavía no se decidió.',
  method: 'GET',
  permission: ['PROFILE.EDIT', ...keepsPeople],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: z.object({ rows: z.array(pendingChange) }).meta({ id: 'PendingProfileChanges' }),
  errors: ['no_encontrado'],
  provides: [list('Request')],
});
