import { acceptDocumentsHandler } from './acceptDocuments';
import { addDocumentHandler } from './addDocument';
import { addDocumentVersionHandler } from './addDocumentVersion';
import { askDocumentSignatureHandler } from './askDocumentSignature';
import { cancelDocumentRequestHandler } from './cancelDocumentRequest';
import { createDocumentRequestHandler } from './createDocumentRequest';
import { decideDocumentHandler } from './decideDocument';
import { deliverDocumentHandler } from './deliverDocument';
import { getDocumentHandler } from './getDocument';
import { listAskedDocumentsHandler } from './listAskedDocuments';
import { listDocumentRequestsHandler } from './listDocumentRequests';
import { listDocumentsHandler } from './listDocuments';
import { listDocumentTypesHandler } from './listDocumentTypes';
import { remindDocumentsHandler } from './remindDocuments';
import { removeDocumentHandler } from './removeDocument';
import { saveDocumentTypeHandler } from './saveDocumentType';
import { saveLegajoImageHandler } from './saveLegajoImage';
import { updateDocumentHandler } from './updateDocument';

/** One line each. */
export const documentsHandlers = {
  acceptDocuments: acceptDocumentsHandler,
  addDocument: addDocumentHandler,
  addDocumentVersion: addDocumentVersionHandler,
  askDocumentSignature: askDocumentSignatureHandler,
  cancelDocumentRequest: cancelDocumentRequestHandler,
  createDocumentRequest: createDocumentRequestHandler,
  decideDocument: decideDocumentHandler,
  deliverDocument: deliverDocumentHandler,
  getDocument: getDocumentHandler,
  listAskedDocuments: listAskedDocumentsHandler,
  listDocumentRequests: listDocumentRequestsHandler,
  listDocuments: listDocumentsHandler,
  listDocumentTypes: listDocumentTypesHandler,
  remindDocuments: remindDocumentsHandler,
  removeDocument: removeDocumentHandler,
  saveDocumentType: saveDocumentTypeHandler,
  saveLegajoImage: saveLegajoImageHandler,
  updateDocument: updateDocumentHandler,
};
