import { listDocumentTypes } from '@contract/documents/documentAcciones';
import { implement } from '../../engine/acciones/implement';
import { editsDocumentTypes, keepsDocuments } from './documentScope';
import { documentTypesFor } from './documentTypeQueries';

export const listDocumentTypesHandler = implement(
  listDocumentTypes,
  async (_input, { db, viewer }) => ({
    rows: await documentTypesFor(db, viewer),
    edits: editsDocumentTypes(viewer),
    keeps: keepsDocuments(viewer),
  }),
);
