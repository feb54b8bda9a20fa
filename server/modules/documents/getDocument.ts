import { getDocument } from '@contract/documents/documentAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentDocument } from './presentDocument';

export const getDocumentHandler = implement(getDocument, ({ id }, context) =>
  presentDocument(context, id),
);
