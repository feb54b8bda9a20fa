import { acceptDocuments } from './acceptDocuments';
import { addDocument } from './addDocument';
import { addDocumentVersion } from './addDocumentVersion';
import { askDocumentSignature } from './askDocumentSignature';
import { cancelDocumentRequest } from './cancelDocumentRequest';
import { createDocumentRequest } from './createDocumentRequest';
import { decideDocument } from './decideDocument';
import { deliverDocument } from './deliverDocument';
import { getDocument } from './getDocument';
import { listAskedDocuments } from './listAskedDocuments';
import { listDocumentRequests } from './listDocumentRequests';
import { listDocuments } from './listDocuments';
import { listDocumentTypes } from './listDocumentTypes';
import { remindDocuments } from './remindDocuments';
import { removeDocument } from './removeDocument';
import { saveDocumentType } from './saveDocumentType';
import { saveLegajoImage } from './saveLegajoImage';
import { updateDocument } from './updateDocument';

/** One line each. */
export const documentsAcciones = {
  acceptDocuments,
  addDocument,
  addDocumentVersion,
  askDocumentSignature,
  cancelDocumentRequest,
  createDocumentRequest,
  decideDocument,
  deliverDocument,
  getDocument,
  listAskedDocuments,
  listDocumentRequests,
  listDocuments,
  listDocumentTypes,
  remindDocuments,
  removeDocument,
  saveDocumentType,
  saveLegajoImage,
  updateDocument,
};
