import { signatureRecord } from '@contract/signed/signature';
import { listSignatures } from '@contract/signed/signatureAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import { envelope, envelopeFile, envelopePaper, signature } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';
import { seesSignatures } from './signedScope';

/** Not signed, and its day has passed where the person works. */
const overdue = sql<boolean>`(${signature.state} in ('waiting', 'pending', 'opened')
  and ${envelope.dueOn} < (anden_now() at time zone ${site.zone})::date)`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  envelopeId: { kind: 'number', by: envelopePaper.envelopeId },
  personId: { kind: 'person', by: signature.personId },
  personName: nameColumn,
  docket: { kind: 'text', by: person.docket },
  title: { kind: 'text', by: envelope.title, folded: sql`anden_fold(${envelope.title})` },
  state: { kind: 'enum', by: signature.state, values: signatureRecord.shown.state.values },
  turn: { kind: 'number', by: signature.turn },
  overdue: { kind: 'boolean', by: overdue },
  dueOn: { kind: 'day', by: envelope.dueOn },
  sentAt: { kind: 'instant', by: sql`coalesce(${envelope.sentAt}, ${envelope.createdAt})` },
  doneAt: { kind: 'instant', by: signature.doneAt },
  changedAt: { kind: 'instant', by: signature.changedAt },
  ...placeColumns,
  mine: {
    kind: 'condition',
    where: (on) => (on === true ? withinReach('own', viewer, signature.personId) : undefined),
  },
});

/** Of whom it is, or what is signed. */
const hasWord = (word: string): SQL => sql`(
  ${signature.personId} in (select p.id from person p
    where ${foldedLike(sql`p.search_text`, word, 'contains')})
  or ${signature.paperId} in (select ep.paper_id from envelope e
    join envelope_paper ep on ep.envelope_id = e.id
    where ${foldedLike(sql`anden_fold(e.title)`, word, 'contains')}))`;
const withWords: WordsCondition = (words) => and(...words.map(hasWord));

/** What each person has to sign: everybody's for who sends, one's own for the rest. */
export const signaturesList = defineList({
  accion: listSignatures,
  id: signature.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(signature.changedAt)],
  search: () => withWords,
  where: ({ viewer, reach }) => seesSignatures(viewer, reach),
  fields: {
    id: signature.id,
    version: signature.version,
    paperId: signature.paperId,
    envelopeId: envelopePaper.envelopeId,
    title: envelope.title,
    fileName: envelopeFile.name,
    personId: signature.personId,
    firstName: person.firstName,
    lastName: person.lastName,
    docket: person.docket,
    photoHash: person.photoHash,
    siteName: site.name,
    areaName: area.name,
    state: signature.state,
    turn: signature.turn,
    dueOn: envelope.dueOn,
    overdue,
    sentAt: sql<Date>`coalesce(${envelope.sentAt}, ${envelope.createdAt})`.mapWith(
      envelope.createdAt,
    ),
    openedAt: signature.openedAt,
    doneAt: signature.doneAt,
    changedAt: signature.changedAt,
  },
  from: (select) =>
    select
      .from(signature)
      .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
      .innerJoin(envelope, eq(envelope.id, envelopePaper.envelopeId))
      .innerJoin(
        envelopeFile,
        and(
          eq(envelopeFile.envelopeId, envelope.id),
          eq(envelopeFile.position, envelopePaper.position),
        ),
      )
      .innerJoin(person, eq(person.id, signature.personId))
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .$dynamic(),
});

export const toSignatureRow = ({
  firstName,
  lastName,
  photoHash,
  paperId: _paper,
  ...row
}: ListRow<typeof signaturesList>) => ({
  ...row,
  personName: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.personId, photoHash }),
  sentAt: row.sentAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
});
