import { addDocument } from './addDocument';
import { addDocumentVersion } from './addDocumentVersion';
import { getDocument } from './getDocument';
import { listDocuments } from './listDocuments';
import { listDocumentTypes } from './listDocumentTypes';
import { removeDocument } from './removeDocument';
import { saveDocumentType } from './saveDocumentType';
import { saveLegajoImage } from './saveLegajoImage';
import { updateDocument } from './updateDocument';

/** One line each. */
export const documentsAcciones = {
  addDocument,
  addDocumentVersion,
  getDocument,
  listDocuments,
  listDocumentTypes,
  removeDocument,
  saveDocumentType,
  saveLegajoImage,
  updateDocument,
};
