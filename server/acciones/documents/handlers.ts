import { addDocumentHandler } from './addDocument';
import { addDocumentVersionHandler } from './addDocumentVersion';
import { getDocumentHandler } from './getDocument';
import { listDocumentsHandler } from './listDocuments';
import { listDocumentTypesHandler } from './listDocumentTypes';
import { removeDocumentHandler } from './removeDocument';
import { saveDocumentTypeHandler } from './saveDocumentType';
import { saveLegajoImageHandler } from './saveLegajoImage';
import { updateDocumentHandler } from './updateDocument';

/** One line each. */
export const documentsHandlers = {
  addDocument: addDocumentHandler,
  addDocumentVersion: addDocumentVersionHandler,
  getDocument: getDocumentHandler,
  listDocuments: listDocumentsHandler,
  listDocumentTypes: listDocumentTypesHandler,
  removeDocument: removeDocumentHandler,
  saveDocumentType: saveDocumentTypeHandler,
  saveLegajoImage: saveLegajoImageHandler,
  updateDocument: updateDocumentHandler,
};
