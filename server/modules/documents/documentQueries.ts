import { documentSignings, validities } from '@contract/documents/document';
import { listDocuments } from '@contract/documents/listDocuments';
import { eq, sql } from 'drizzle-orm';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { area, person, site } from '../../db/schema/organisation';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { keepsDocuments, seesDocuments } from './documentScope';
import { anyWithWords, ownWithWords } from './documentSearch';
import { signingState, versionSigning } from './documentSigning';
import { isLastVersion } from './isLastVersion';

type Validity = (typeof validities)[number];

const today = sql`(now() at time zone ${site.zone})::date`;
const validity = sql<Validity>`case when ${document.expiresOn} is null then 'none'
  when ${document.expiresOn} < ${today} then 'expired'
  when ${document.expiresOn} <= ${today} + ${documentType.warnDays} then 'expiring' else 'valid' end`;

/** Null where it is kept for ever, or where its person works here. */
const overdue = sql<boolean>`coalesce(
  (${person.leaveDate} + make_interval(years => ${documentType.keepYears}))::date < ${today}, false)`;

const spanish = (column: typeof documentType.name | typeof documentType.folder) =>
  sql`${column} collate "es-x-icu"`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  personId: { kind: 'person', by: document.personId },
  personName: nameColumn,
  docket: { kind: 'text', by: person.docket },
  typeId: { kind: 'number', by: document.typeId },
  typeName: { kind: 'text', by: spanish(documentType.name) },
  folder: { kind: 'text', by: spanish(documentType.folder) },
  title: { kind: 'text', by: document.title, folded: sql`anden_fold(${document.title})` },
  expiresOn: { kind: 'day', by: document.expiresOn },
  validity: { kind: 'enum', by: validity, values: validities },
  overdue: { kind: 'boolean', by: overdue },
  signing: { kind: 'enum', by: signingState, values: documentSignings },
  changedAt: { kind: 'instant', by: document.changedAt },
  ...placeColumns,
  mine: {
    kind: 'condition',
    where: (on) => (on === true ? withinReach('own', viewer, document.personId) : undefined),
  },
});

const fields = {
  id: document.id,
  version: document.version,
  personId: document.personId,
  firstName: person.firstName,
  lastName: person.lastName,
  docket: person.docket,
  photoHash: person.photoHash,
  siteName: site.name,
  areaName: area.name,
  typeId: document.typeId,
  typeName: documentType.name,
  folder: documentType.folder,
  visibility: documentType.visibility,
  title: document.title,
  expiresOn: document.expiresOn,
  validity,
  overdue,
  versions: document.versions,
  mime: document.mime,
  signs: documentType.signs,
  signing: signingState,
  signedAt: signature.doneAt,
  changedAt: document.changedAt,
};

export const documentsList = defineList({
  accion: listDocuments,
  id: document.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(document.changedAt)],
  search: ({ viewer }) => (keepsDocuments(viewer) ? anyWithWords : ownWithWords),
  where: ({ viewer, reach }) => seesDocuments(viewer, reach),
  joinsOnlyShow: true,
  fields,
  from: (select) =>
    select
      .from(document)
      .innerJoin(documentType, eq(documentType.id, document.typeId))
      .innerJoin(person, eq(person.id, document.personId))
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .leftJoin(documentVersion, isLastVersion)
      .leftJoin(envelope, versionSigning.envelope)
      .leftJoin(envelopePaper, versionSigning.paper)
      .leftJoin(signature, versionSigning.signature)
      .$dynamic(),
});

export const toDocumentRow = ({
  firstName,
  lastName,
  photoHash,
  changedAt,
  signedAt,
  signs: _signs,
  ...row
}: ListRow<typeof documentsList>) => ({
  ...row,
  personName: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.personId, photoHash }),
  changedAt: changedAt.toISOString(),
  signedAt: signedAt?.toISOString() ?? null,
});
