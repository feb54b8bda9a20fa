import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { personRef } from '../core/personRef';
import { byInput } from '../core/tags';
import { reactionKind } from '../posts/post';
import { message } from './message';

/** Answers without words, of those who are in the conversation. */
const ofAnswers = { module: 'chats', permission: 'CHATS', scope: 'own' } as const;

export const reactToMessage = defineAccion({
  ...ofAnswers,
  name: 'mensaje.reaccionar',
  summary: 'Pone, cambia o quita (nulo) la propia reacción a un mensaje; no deja nada sin leer.',
  method: 'POST',
  input: z.object({ id, reaction: reactionKind.nullable() }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  queueable: true,
});

export const acknowledgeMessage = defineAccion({
  ...ofAnswers,
  name: 'mensaje.confirmar',
  summary: 'Confirma que se leyó un mensaje que lo pide.',
  method: 'POST',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  queueable: true,
});

export const listAcknowledgements = defineAccion({
  ...ofAnswers,
  name: 'mensaje.verConfirmaciones',
  summary: 'Quiénes confirmaron un mensaje propio que lo pide, y quiénes faltan.',
  method: 'GET',
  input: z.object({ id }),
  output: z
    .object({ confirmed: z.array(personRef), missing: z.array(personRef) })
    .meta({ id: 'MessageAcknowledgements' }),
  errors: ['no_encontrado'],
  provides: [{ type: 'Message', id: 'LIST' }],
});

export const pinMessage = defineAccion({
  ...ofAnswers,
  name: 'mensaje.fijar',
  summary: 'Deja un mensaje a la vista arriba de la conversación, o deja de hacerlo.',
  method: 'POST',
  input: z.object({ id, pinned: z.boolean() }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
});

export const listPinnedMessages = defineAccion({
  ...ofAnswers,
  name: 'mensaje.listarFijados',
  summary: 'Los mensajes fijados de una conversación, el último que se fijó primero.',
  method: 'GET',
  input: z.object({ chatId: id }),
  output: z.object({ rows: z.array(message) }).meta({ id: 'PinnedMessages' }),
  errors: ['no_encontrado'],
  provides: [byInput('Chat', 'chatId')],
  keptOffline: true,
});
