import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { documentsList, toDocumentRow } from './documentQueries';
import { keepsDocuments } from './documentScope';

export const documentsFind = defineFind({
  kind: 'document',
  label: 'Documentos',
  under: ['/documents'],
  list: documentsList,
  least: 3,
  all: (words, { viewer }) =>
    keepsDocuments(viewer) ? listWith('/documents', words) : '/documents/mine',
  show: (row, { viewer }) => {
    const { id, title, typeName, personName } = toDocumentRow(row);
    const whose = keepsDocuments(viewer) ? personName : null;
    const detail = detailOf(whose, typeName === title ? null : typeName);
    return { id, title, detail, link: `/documents/${id}`, imageUrl: null };
  },
});
