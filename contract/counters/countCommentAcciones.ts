import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { commentFields, commentPage, recordComment } from '../core/comment';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput } from '../core/tags';

const ofComments = { module: 'counters', permission: 'COUNTERS', scope: 'all' } as const;

export const listCountComments = defineAccion({
  ...ofComments,
  name: 'conteo.listarComentarios',
  summary:
    'Lo que se comentó de un conteo, con sus fotos y archivos, de lo más nuevo a lo más viejo.',
  method: 'GET',
  input: z.object({ countId: id, ...commentPage }),
  output: listOutput(recordComment),
  errors: ['no_encontrado'],
  provides: [byInput('StockCountComment', 'countId')],
  keptOffline: true,
});

export const commentCount = defineAccion({
  ...ofComments,
  name: 'conteo.comentar',
  summary: 'Comenta un conteo, con palabras, fotos y archivos, o las dos cosas.',
  method: 'POST',
  input: z.object({ countId: id, ...commentFields }),
  output: recordComment,
  errors: ['no_encontrado'],
  invalidates: [byInput('StockCountComment', 'countId')],
});

export const deleteCountComment = defineAccion({
  ...ofComments,
  name: 'conteo.borrarComentario',
  summary: 'Borra un comentario propio de un conteo, con sus archivos.',
  method: 'POST',
  input: z.object({ id, countId: id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('StockCountComment', 'countId')],
});
