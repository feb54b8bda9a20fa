import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import {
  chatReport,
  chatReportDetail,
  chatReportFields,
  chatReportReason,
  MOST_REPORTED,
} from './chatReport';

/** The people who administer people read what they were shown, and nothing else of a conversation. */
const ofReports = { module: 'chats', permission: 'ADMIN.users', scope: 'all' } as const;

export const reportMessages = defineAccion({
  name: 'denuncia.crear',
  module: 'chats',
  permission: 'CHATS',
  scope: 'own',
  summary: 'Muestra unos mensajes a quien administra personas: se copian esos y ningún otro.',
  method: 'POST',
  input: z.object({
    chatId: id,
    messageIds: z
      .array(id)
      .min(1, 'Elegí al menos un mensaje.')
      .max(MOST_REPORTED, `Una denuncia lleva hasta ${MOST_REPORTED} mensajes.`),
    reason: chatReportReason,
  }),
  output: z.object({ id }).meta({ id: 'SentReport' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('ChatReport')],
});

export const listChatReports = defineAccion({
  ...ofReports,
  name: 'denuncia.listar',
  summary: 'Las denuncias de mensajes, menos las que son de quien mira.',
  method: 'GET',
  input: listInput({
    sort: ['state', 'reporterName', 'createdAt', 'closedAt'],
    filter: ['state', 'reporterName', 'createdAt', 'closedAt'],
  }),
  output: listOutput(chatReport),
  provides: [list('ChatReport'), each('ChatReport', 'rows')],
});

export const getChatReport = defineAccion({
  ...ofReports,
  name: 'denuncia.obtener',
  summary: 'Una denuncia, con los mensajes que se mostraron.',
  method: 'GET',
  input: z.object({ id }),
  output: chatReportDetail,
  errors: ['no_encontrado'],
  provides: [byInput('ChatReport')],
});

export const saveChatReport = defineAccion({
  ...ofReports,
  name: 'denuncia.guardar',
  summary: 'Anota qué se resolvió de una denuncia, y la cierra o la vuelve a abrir.',
  method: 'POST',
  input: chatReportFields.extend({ id, version }),
  output: chatReport,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('ChatReport'), list('ChatReport')],
});
