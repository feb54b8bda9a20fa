import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { chatChannel, chatChannelFields } from './chatChannel';

/** Administrators open and close channels, and read none that they are not in. */
const ofChannels = { module: 'chats', permission: 'ADMIN.settings', scope: 'all' } as const;

export const listChatChannels = defineAccion({
  ...ofChannels,
  name: 'canal.listar',
  summary: 'Los canales de las áreas, sin lo que se dice en ellos.',
  method: 'GET',
  input: listInput({
    sort: ['areaName', 'siteName'],
    filter: ['areaName', 'siteName', 'readOnly', 'active'],
  }),
  output: listOutput(chatChannel),
  provides: [list('ChatChannel'), each('ChatChannel', 'rows')],
});

export const saveChatChannel = defineAccion({
  ...ofChannels,
  name: 'canal.guardar',
  summary: 'Abre el canal de un área, lo cierra, o cambia quiénes escriben en él.',
  method: 'POST',
  input: chatChannelFields.extend({ id: id.optional(), version: version.optional() }),
  output: chatChannel,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('ChatChannel')],
});
