import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { documentDetail, listedDocument } from './document';
import { documentFields, documentFile } from './documentFields';
import { documentType, documentTypeFields } from './documentType';

export const listDocuments = defineAccion({
  name: 'documento.listar',
  module: 'documents',
  summary: 'Los documentos del propio legajo, y los de todos para quien los guarda.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'folder',
      'title',
      'expiresOn',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'typeId',
      'folder',
      'title',
      'expiresOn',
      'validity',
      'overdue',
      'signing',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(listedDocument),
  provides: [list('Document'), each('Document', 'rows')],
});

export const listDocumentTypes = defineAccion({
  name: 'tipoDocumento.listar',
  module: 'documents',
  summary: 'Los tipos de documento del legajo; quien no lo guarda ve los que puede ver o traer.',
  method: 'GET',
  permission: ['DOCUMENTS', 'ADMIN.settings'],
  scope: 'all',
  sensitive: true,
  input: emptyInput,
  /** `keeps`: who looks after everybody's file. */
  output: z.object({ rows: z.array(documentType), edits: z.boolean(), keeps: z.boolean() }),
  provides: [list('DocumentType')],
});

export const getDocument = defineAccion({
  name: 'documento.obtener',
  module: 'documents',
  summary: 'Un documento con todas sus versiones.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: documentDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Document'), list('Document')],
});

export const addDocument = defineAccion({
  name: 'documento.agregar',
  module: 'documents',
  summary: 'Agrega un documento al legajo de una persona, o al propio si su tipo lo admite.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  /** `personId` left out: one's own file. */
  input: documentFields.extend(documentFile.shape).extend({ personId: id.optional() }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso'],
  invalidates: [list('Document'), list('DocumentType')],
});

export const addDocumentVersion = defineAccion({
  name: 'documento.agregarVersion',
  module: 'documents',
  summary: 'Agrega una versión de un documento; las anteriores quedan.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  /** `expiresOn` left out: until when it is good does not change. */
  input: documentFile.extend({ id, version, expiresOn: day.nullable().optional() }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document')],
});

export const askDocumentSignature = defineAccion({
  name: 'documento.pedirFirma',
  module: 'documents',
  summary:
    'Vuelve a enviar a firmar un documento que no se firmó, o que se guardó antes de firmarse los de su tipo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('Signature'), list('Envelope')],
});

export const removeDocument = defineAccion({
  name: 'documento.quitar',
  module: 'documents',
  summary: 'Quita del legajo un documento que no va ahí, con el motivo; la auditoría lo recuerda.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('DocumentType')],
});

export const updateDocument = defineAccion({
  name: 'documento.cambiar',
  module: 'documents',
  summary: 'Cambia el tipo, el título o el vencimiento de un documento.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: documentFields.extend({ id, version }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('DocumentType')],
});

export const saveDocumentType = defineAccion({
  name: 'tipoDocumento.guardar',
  module: 'documents',
  summary: 'Agrega un tipo de documento o cambia quién lo ve, cuándo vence y cuánto se guarda.',
  method: 'POST',
  permission: ['DOCUMENTS', 'ADMIN.settings'],
  scope: 'all',
  sensitive: true,
  input: documentTypeFields.extend({ id: id.optional(), version: version.optional() }),
  output: documentType,
  errors: ['sin_permiso', 'no_encontrado', 'conflicto_version'],
  invalidates: [list('DocumentType'), list('Document')],
});

export const saveLegajoImage = defineAccion({
  name: 'legajo.guardarImagen',
  module: 'documents',
  summary: 'Guarda la imagen del legajo de una persona.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, file: fileInput(fileLimits.picture) }),
  output: z.object({ url: z.string(), version }),
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Photo')],
});
