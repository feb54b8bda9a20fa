import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id, version } from '../core/id';
import { listInput, listOutput, privateListInput } from '../core/listInput';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { listPeople } from '../users/personAcciones';
import { documentFile } from './documentFields';
import {
  askedDocument,
  askedDocumentRecord,
  documentRequestFields,
  documentRequestRow,
} from './documentRequest';

export const listAskedDocuments = defineAccion({
  name: 'pedidoDocumento.listarPersonas',
  module: 'documents',
  summary:
    'Lo que se le pidió a cada persona y en qué está; a quien no guarda los legajos, lo suyo.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'state',
      'dueOn',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'id',
      'requestId',
      'personId',
      'personName',
      'docket',
      'typeId',
      'state',
      'overdue',
      'dueOn',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(askedDocument),
  provides: [list('DocumentRequest')],
});

export const listDocumentRequests = defineAccion({
  name: 'pedidoDocumento.listar',
  module: 'documents',
  summary: 'Los documentos que se pidieron y cuántas personas los entregaron.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: listInput({ sort: ['createdAt', 'dueOn'], filter: ['typeId', 'dueOn'] }),
  output: listOutput(documentRequestRow),
  provides: [list('DocumentRequest')],
});

export const acceptDocuments = defineAccion({
  name: 'pedidoDocumento.aceptarVarios',
  module: 'documents',
  summary: 'Acepta muchos documentos entregados, con un resultado por persona.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listAskedDocuments.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest'), list('Job')],
});

export const cancelDocumentRequest = defineAccion({
  name: 'pedidoDocumento.cancelar',
  module: 'documents',
  summary: 'Deja de pedir un documento a quienes todavía no lo entregaron.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest')],
});

export const createDocumentRequest = defineAccion({
  name: 'pedidoDocumento.crear',
  module: 'documents',
  summary: 'Pide el mismo documento a muchas personas; dice a quiénes ya se lo habían pedido.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: documentRequestFields.extend({
    selection: privateField(rowSelection(listPeople.input)),
  }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest')],
});

export const decideDocument = defineAccion({
  name: 'pedidoDocumento.decidir',
  module: 'documents',
  summary:
    'Acepta lo que una persona entregó, o lo rechaza con el motivo para que lo traiga de nuevo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({
    id,
    version,
    accept: z.boolean(),
    /** The reason of a refusal. */
    reason: askedDocumentRecord.fields.reason.schema,
  }),
  output: askedDocument,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest'), list('Document'), list('DocumentType')],
});

export const deliverDocument = defineAccion({
  name: 'pedidoDocumento.entregar',
  module: 'documents',
  summary:
    'La persona entrega lo que le pidieron: un archivo, o un documento que ya está en su legajo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'own',
  sensitive: true,
  input: z.object({
    id,
    version,
    /** Either this or `documentId` comes. */
    file: documentFile.shape.file.optional(),
    documentId: id.optional(),
    expiresOn: day.nullable().default(null),
    note: documentFile.shape.note,
  }),
  output: askedDocument,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest'), list('Document'), list('DocumentType')],
});

export const remindDocuments = defineAccion({
  name: 'pedidoDocumento.recordar',
  module: 'documents',
  summary: 'Les recuerda a muchas personas lo que falta que entreguen, una vez por día a cada una.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listAskedDocuments.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest'), list('Job')],
});
