import * as askedDocuments from './askedDocumentAcciones';
import * as documents from './documentAcciones';

export const documentsAcciones = { ...askedDocuments, ...documents };
