import type { FieldValue } from '@contract/core/field';
import { listDocuments } from '@contract/documents/documentAcciones';
import { documentRecord } from '@contract/documents/documentFields';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { keepsDocuments, seesDocuments } from './documentScope';
import { signingState, versionSigning } from './documentSigning';
import { isLastVersion } from './isLastVersion';

const { shown } = documentRecord;
type Validity = FieldValue<typeof shown.validity>;

const today = sql`(anden_now() at time zone ${site.zone})::date`;
const validity = sql<Validity>`case when ${document.expiresOn} is null then 'none'
  when ${document.expiresOn} < ${today} then 'expired'
  when ${document.expiresOn} <= ${today} + ${documentType.warnDays} then 'expiring' else 'valid' end`;

/** Null where it is kept for ever, or where its person works here. */
const overdue = sql<boolean>`coalesce(
  (${person.leaveDate} + make_interval(years => ${documentType.keepYears}))::date < ${today}, false)`;

const spanish = (column: typeof documentType.name | typeof documentType.folder) =>
  sql`${column} collate "es-x-icu"`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  ...ownerColumns(document.personId),
  typeId: { kind: 'number', by: document.typeId },
  typeName: { kind: 'text', by: spanish(documentType.name) },
  folder: { kind: 'text', by: spanish(documentType.folder) },
  title: { kind: 'text', by: document.title, folded: sql`anden_fold(${document.title})` },
  expiresOn: { kind: 'day', by: document.expiresOn },
  validity: { kind: 'enum', by: validity, values: shown.validity.values },
  overdue: { kind: 'boolean', by: overdue },
  signing: { kind: 'enum', by: signingState, values: shown.signing.values },
  changedAt: { kind: 'instant', by: document.changedAt },
  mine: mineColumn(viewer, document.personId),
});

const fields = {
  id: document.id,
  version: document.version,
  personId: document.personId,
  ...personFields,
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
    joinPerson(
      select
        .from(document)
        .innerJoin(documentType, eq(documentType.id, document.typeId))
        .$dynamic(),
      document.personId,
    )
      .leftJoin(documentVersion, isLastVersion)
      .leftJoin(envelope, versionSigning.envelope)
      .leftJoin(envelopePaper, versionSigning.paper)
      .leftJoin(signature, versionSigning.signature)
      .$dynamic(),
});

export const toDocumentRow = ({
  changedAt,
  signedAt,
  signs: _signs,
  ...row
}: ListRow<typeof documentsList>) => ({
  ...rowOfPerson(row, row.personId),
  changedAt: changedAt.toISOString(),
  signedAt: signedAt?.toISOString() ?? null,
});

const lastVersion = sql`document_version v join file_text t on t.hash = v.file_hash`;
const titled = (title: SQL, word: string) =>
  foldedLike(sql`anden_fold(${title})`, word, 'contains');

/** Every paper with the word in its person, its title or what its last version says, each by an index of its own. */
const among = (word: string): SQL => sql`${document.id} in (
  select d.id from person p join document d on d.person_id = p.id and d.removed_at is null
    where ${foldedLike(sql`p.search_text`, word, 'contains')}
  union all select d.id from document d where d.removed_at is null and ${titled(sql`d.title`, word)}
  union all select d.id from ${lastVersion}
    join document d on d.id = v.document_id and d.versions = v.number and d.removed_at is null
    where t.words @@ anden_query(${word}))`;

/** The same asked of one paper after another: good where they are few. */
const within = (word: string): SQL => sql`(${titled(sql`${document.title}`, word)}
  or ${foldedLike(person.searchText, word, 'contains')}
  or exists (select from ${lastVersion} where v.document_id = ${document.id}
    and v.number = ${document.versions} and t.words @@ anden_query(${word}) offset 0))`;

/** Words such as "de" and "la" are left out: nearly every paper has them. */
const telling = (words: readonly string[]): string[] => words.filter((word) => word.length > 2);

const anyWithWords: WordsCondition = (words) => and(...telling(words).map(among));
const ownWithWords: WordsCondition = (words) => and(...telling(words).map(within));
