import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { byInput, list } from '../core/tags';
import { chatDetail, chatName, chatRow, MOST_MEMBERS } from './chat';

/** Conversations are of those who are in them, whatever a role reaches. */
const ofChats = { module: 'chats', permission: 'CHATS', scope: 'own' } as const;
const opened = z.object({ id }).meta({ id: 'OpenedChat' });
const personIds = z.array(id).min(1, 'Elegí al menos una persona.').max(MOST_MEMBERS);

export const listChats = defineAccion({
  ...ofChats,
  name: 'conversacion.listar',
  summary: 'Las conversaciones propias, de la que tuvo el último mensaje a la más vieja.',
  method: 'GET',
  input: emptyInput,
  output: z.object({ rows: z.array(chatRow) }).meta({ id: 'ChatList' }),
  provides: [list('Chat')],
  keptOffline: true,
});

export const getChat = defineAccion({
  ...ofChats,
  name: 'conversacion.obtener',
  summary: 'Una conversación propia: quiénes están, hasta dónde leyeron y qué se puede hacer.',
  method: 'GET',
  input: z.object({ id }),
  output: chatDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Chat')],
  keptOffline: true,
});

export const openDirectChat = defineAccion({
  ...ofChats,
  name: 'conversacion.abrir',
  summary: 'La conversación con una persona; si no había, empieza.',
  method: 'POST',
  input: z.object({ personId: id }),
  output: opened,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Chat')],
});

export const createGroup = defineAccion({
  ...ofChats,
  name: 'conversacion.crearGrupo',
  summary: 'Empieza un grupo con otras personas.',
  method: 'POST',
  input: z.object({ name: chatName, personIds }),
  output: opened,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Chat')],
});

export const renameGroup = defineAccion({
  ...ofChats,
  name: 'conversacion.renombrar',
  summary: 'Cambia el nombre de un grupo que uno cuida.',
  method: 'POST',
  input: z.object({ id, version, name: chatName }),
  output: chatDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const addMembers = defineAccion({
  ...ofChats,
  name: 'conversacion.agregar',
  summary: 'Agrega personas a un grupo que uno cuida; leen desde ahora.',
  method: 'POST',
  input: z.object({ id, personIds }),
  output: chatDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const removeMember = defineAccion({
  ...ofChats,
  name: 'conversacion.quitar',
  summary: 'Quita a alguien de un grupo que uno cuida; de lo que sigue no lee nada.',
  method: 'POST',
  input: z.object({ id, accountId: id }),
  output: chatDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const leaveGroup = defineAccion({
  ...ofChats,
  name: 'conversacion.salir',
  summary: 'Sale de un grupo; lo que se dijo hasta ahora se puede seguir leyendo.',
  method: 'POST',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const muteChat = defineAccion({
  ...ofChats,
  name: 'conversacion.silenciar',
  summary: 'Deja de avisar de una conversación, o vuelve a avisar.',
  method: 'POST',
  input: z.object({ id, muted: z.boolean() }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const blockPerson = defineAccion({
  ...ofChats,
  name: 'conversacion.bloquear',
  summary: 'Deja de recibir mensajes directos de la otra persona, o vuelve a recibirlos.',
  method: 'POST',
  input: z.object({ id, blocked: z.boolean() }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const markChatRead = defineAccion({
  ...ofChats,
  name: 'conversacion.marcarLeida',
  summary: 'Anota hasta qué mensaje leyó la persona; nunca vuelve atrás.',
  method: 'POST',
  input: z.object({ id, messageId: id }),
  output: done,
  errors: ['no_encontrado'],
  queueable: true,
});

export const markChatUnread = defineAccion({
  ...ofChats,
  name: 'conversacion.marcarNoLeida',
  summary: 'Deja sin leer desde un mensaje en adelante.',
  method: 'POST',
  input: z.object({ id, messageId: id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('Chat'), list('Chat')],
});

export const listMentionable = defineAccion({
  ...ofChats,
  name: 'conversacion.mencionables',
  summary: 'A quiénes de una conversación se puede mencionar, por el comienzo de su nombre.',
  method: 'GET',
  input: z.object({ id, words: privateField(z.string().trim().max(60).default('')) }),
  output: z
    .object({
      rows: z.array(personRef.extend({ id, calledName: z.string() }).meta({ id: 'Mentionable' })),
    })
    .meta({ id: 'MentionablePeople' }),
  errors: ['no_encontrado'],
  provides: [byInput('Chat')],
});

export const tellTyping = defineAccion({
  ...ofChats,
  name: 'conversacion.escribir',
  summary: 'Cuenta a los demás que se está escribiendo; no queda en ningún lado.',
  method: 'POST',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  alone: true,
});
