import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { day, fileHash, id, instant, version } from '../core/id';
import { byInput } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { MOST_MESSAGE_FILES, MOST_WORDS, message, messageBody } from './message';
import { voiceSeconds } from './voice';

/** Words are read and written by those who are in their conversation, whatever a role reaches. */
const ofMessages = { module: 'chats', permission: 'CHATS', scope: 'own' } as const;

export const MESSAGE_PAGE = 40;

export const listMessages = defineAccion({
  ...ofMessages,
  name: 'mensaje.listar',
  summary: 'Lo que se dijo en una conversación, por tramos; sin decir desde dónde, lo último.',
  method: 'GET',
  input: z.object({
    chatId: id,
    /** The stretch just before this one. */
    before: id.optional(),
    /** The stretch just after this one. */
    after: id.optional(),
    /** This one, with some before and after it. */
    around: id.optional(),
  }),
  output: z
    .object({
      /** The oldest first. */
      rows: z.array(message),
      older: z.boolean(),
      newer: z.boolean(),
    })
    .meta({ id: 'MessagePage' }),
  errors: ['no_encontrado'],
  provides: [byInput('Message', 'chatId')],
  keptOffline: { before: null, after: null, around: null },
});

const sentBody = privateField(
  z.string().trim().max(MOST_WORDS, 'El mensaje admite hasta 4.000 caracteres.').default(''),
);

/** How a message is said, whatever it says. */
const manner = {
  chatId: id,
  clientId: z.uuid(),
  /** The message of the same conversation that it answers. */
  replyToId: id.optional(),
  /** Also told to those who are not at work now: a right of whoever conducts others. */
  urgent: z.boolean().default(false),
  /** The others are asked to confirm that they read it: the same right. */
  asksAck: z.boolean().default(false),
};

const sentMessage = z.object({ id, sentAt: instant }).meta({ id: 'SentMessage' });

export const sendMessage = defineAccion({
  ...ofMessages,
  name: 'mensaje.enviar',
  summary: 'Escribe en una conversación; con el mismo nombre del cliente, una sola vez.',
  method: 'POST',
  input: z.object({
    ...manner,
    /** Words, files, or both. */
    body: sentBody,
    files: z
      .array(fileHash)
      .max(MOST_MESSAGE_FILES, `Un mensaje admite hasta ${MOST_MESSAGE_FILES} archivos.`)
      .default([]),
  }),
  output: sentMessage,
  errors: ['no_encontrado', 'conflicto'],
  queueable: true,
});

export const sendVoice = defineAccion({
  ...ofMessages,
  name: 'mensaje.enviarVoz',
  summary: 'Manda un mensaje de voz; con el mismo nombre del cliente, una sola vez.',
  method: 'POST',
  input: z.object({ ...manner, seconds: voiceSeconds, file: fileInput(fileLimits.voice) }),
  output: sentMessage,
  errors: [
    ...(['no_encontrado', 'conflicto'] as const),
    ...(['archivo_grande', 'archivo_tipo', 'cuota', 'sin_espacio'] as const),
  ],
  queueable: true,
});

export const editMessage = defineAccion({
  ...ofMessages,
  name: 'mensaje.editar',
  summary: 'Cambia un mensaje propio, mientras dure el plazo.',
  method: 'POST',
  input: z.object({ id, version, body: messageBody }),
  output: message,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
});

export const deleteMessage = defineAccion({
  ...ofMessages,
  name: 'mensaje.borrar',
  summary: 'Borra un mensaje propio, mientras dure el plazo: sus palabras desaparecen.',
  method: 'POST',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
});

export const findMessages = defineAccion({
  ...ofMessages,
  name: 'mensaje.buscar',
  summary: 'Busca en las conversaciones propias por el comienzo de las palabras, sin acentos.',
  method: 'GET',
  input: z.object({
    words: privateField(z.string().trim().max(100)),
    chatId: id.optional(),
    /** The account that wrote it. */
    authorId: id.optional(),
    desde: day.optional(),
    hasta: day.optional(),
    /** The page begins before this one. */
    before: id.optional(),
  }),
  output: z
    .object({ rows: z.array(message.extend({ chatName: z.string() })), older: z.boolean() })
    .meta({ id: 'FoundMessages' }),
  provides: [{ type: 'Message', id: 'LIST' }],
});
