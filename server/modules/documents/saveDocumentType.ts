import { saveDocumentType } from '@contract/documents/documentAcciones';
import { documentTypeRecord } from '@contract/documents/documentType';
import { sql } from 'drizzle-orm';
import { documentType } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { editsDocumentTypes } from './documentScope';
import { findDocumentType } from './documentTypeQueries';

const documentTypes = defineStore({
  record: documentTypeRecord,
  table: documentType,
  find: ({ db }, id) => findDocumentType(db, id),
  missing: 'Ese tipo de documento ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${documentType.name}) = anden_fold(${name})`,
      words: 'Ya hay un tipo con ese nombre.',
    },
  ],
  tag: 'DocumentType',
});

export const saveDocumentTypeHandler = implement(saveDocumentType, async (input, context) => {
  if (!editsDocumentTypes(context.viewer)) throw forbidden();
  return documentTypes.save(context, input, (fields) => {
    if (fields.signs && fields.visibility !== 'person') {
      throw invalid({ signs: 'Se firma lo que la persona ve y archiva quien guarda los legajos.' });
    }
    if (fields.forklift && fields.visibility === 'brings') {
      throw invalid({ forklift: 'Habilita solo lo que archiva quien guarda los legajos.' });
    }
    return fields;
  });
});
