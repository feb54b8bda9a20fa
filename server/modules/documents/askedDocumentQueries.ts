import { listAskedDocuments } from '@contract/documents/askedDocumentAcciones';
import { askedDocumentRecord } from '@contract/documents/documentRequest';
import { eq, sql } from 'drizzle-orm';
import { documentRequest, documentRequestItem, documentType } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';
import { keepsDocuments } from './documentScope';

const asked = documentRequestItem;

/** Not brought, and its day has passed where the person works. */
export const askedOverdue = sql<boolean>`(${asked.state} in ('requested', 'rejected')
  and ${documentRequest.dueOn} < (anden_now() at time zone ${site.zone})::date)`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  id: { kind: 'number', by: asked.id },
  requestId: { kind: 'number', by: asked.requestId },
  ...ownerColumns(asked.personId),
  typeId: { kind: 'number', by: asked.typeId },
  typeName: { kind: 'text', by: sql`${documentType.name} collate "es-x-icu"` },
  state: { kind: 'enum', by: asked.state, values: askedDocumentRecord.shown.state.values },
  overdue: { kind: 'boolean', by: askedOverdue },
  dueOn: { kind: 'day', by: documentRequest.dueOn },
  changedAt: { kind: 'instant', by: asked.changedAt },
  mine: mineColumn(viewer, asked.personId),
});

/** Each person of whom something was asked: everybody for who keeps the files, oneself for the rest. */
export const askedDocumentsList = defineList({
  accion: listAskedDocuments,
  id: asked.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(asked.changedAt)],
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, asked.personId),
  joinsOnlyShow: true,
  fields: {
    id: asked.id,
    version: asked.version,
    requestId: asked.requestId,
    personId: asked.personId,
    ...personFields,
    typeId: asked.typeId,
    typeName: documentType.name,
    expires: documentType.expires,
    note: documentRequest.note,
    dueOn: documentRequest.dueOn,
    overdue: askedOverdue,
    state: asked.state,
    reason: asked.reason,
    documentId: asked.documentId,
    remindedAt: asked.remindedAt,
    changedAt: asked.changedAt,
  },
  from: (select) =>
    joinPerson(
      select
        .from(asked)
        .innerJoin(documentRequest, eq(documentRequest.id, asked.requestId))
        .innerJoin(documentType, eq(documentType.id, asked.typeId))
        .$dynamic(),
      asked.personId,
    ),
});

/** Keepers of the files decide what others bring, never what they bring themselves. */
const mayDecide = (viewer: Viewer, { state, personId }: { state: string; personId: number }) =>
  state === 'delivered' && keepsDocuments(viewer) && personId !== viewer.personId;

export const toAskedDocument = (row: ListRow<typeof askedDocumentsList>, viewer: Viewer) => ({
  ...rowOfPerson(row, row.personId),
  mayDecide: mayDecide(viewer, row),
  remindedAt: row.remindedAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
});
