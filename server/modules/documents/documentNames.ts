import { getDocument, listDocumentTypes } from '@contract/documents/documentAcciones';
import { sql } from 'drizzle-orm';
import { document, documentRequestItem, documentType } from '../../db/schema/documents';
import { namedBy } from '../../engine/audit/namedBy';

const typeOf = (id: typeof documentRequestItem.typeId) =>
  sql`(select t.name from document_type t where t.id = ${id})`;

export const documentName = namedBy({
  entity: 'document',
  fields: ['documentId'],
  opens: getDocument,
  table: document,
  name: document.title,
  person: document.personId,
  link: (id) => `/documents/${id}`,
});

export const documentTypeName = namedBy({
  entity: 'documentType',
  reads: listDocumentTypes,
  fields: ['document.typeId', 'documentRequest.typeId', 'documentRequestItem.typeId'],
  table: documentType,
  name: documentType.name,
});

export const askedDocumentName = namedBy({
  entity: 'documentRequestItem',
  table: documentRequestItem,
  name: typeOf(documentRequestItem.typeId),
  person: documentRequestItem.personId,
});
