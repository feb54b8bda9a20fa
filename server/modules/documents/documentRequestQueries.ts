import { listDocumentRequests } from '@contract/documents/askedDocumentAcciones';
import { eq, sql } from 'drizzle-orm';
import { documentRequest, documentType } from '../../db/schema/documents';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { keepsDocuments } from './documentScope';

const columns: ListColumns = {
  typeId: { kind: 'number', by: documentRequest.typeId },
  dueOn: { kind: 'day', by: documentRequest.dueOn },
  createdAt: { kind: 'instant', by: documentRequest.createdAt },
};

/** The papers asked of many, only for people who keep the files. */
export const documentRequestsList = defineList({
  accion: listDocumentRequests,
  id: documentRequest.id,
  columns: () => columns,
  order: [descending(documentRequest.createdAt)],
  where: ({ viewer }) => (keepsDocuments(viewer) ? undefined : sql`false`),
  joinsOnlyShow: true,
  fields: {
    id: documentRequest.id,
    version: documentRequest.version,
    typeId: documentRequest.typeId,
    typeName: documentType.name,
    note: documentRequest.note,
    dueOn: documentRequest.dueOn,
    authorId: documentRequest.authorId,
    createdAt: documentRequest.createdAt,
  },
  from: (select) =>
    select
      .from(documentRequest)
      .innerJoin(documentType, eq(documentType.id, documentRequest.typeId))
      .$dynamic(),
});
