import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { commentFields, commentPage, recordComment } from '../core/comment';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput } from '../core/tags';

export const listRequestComments = defineAccion({
  name: 'solicitud.listarComentarios',
  module: 'workflow',
  summary: 'Lo que se comentó de una solicitud, con sus archivos, de lo más nuevo a lo más viejo.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ requestId: id, ...commentPage }),
  output: listOutput(recordComment),
  errors: ['no_encontrado'],
  provides: [byInput('RequestComment', 'requestId')],
  whileViewing: 'hidden',
});

export const commentRequest = defineAccion({
  name: 'solicitud.comentar',
  module: 'workflow',
  summary: 'Comenta una solicitud entre quien la pidió y quienes la deciden.',
  method: 'POST',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ requestId: id, ...commentFields }),
  output: recordComment,
  errors: ['no_encontrado'],
  invalidates: [byInput('RequestComment', 'requestId')],
});

export const deleteRequestComment = defineAccion({
  name: 'solicitud.borrarComentario',
  module: 'workflow',
  summary: 'Borra un comentario propio de una solicitud, con sus archivos.',
  method: 'POST',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id, requestId: id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('RequestComment', 'requestId')],
});
