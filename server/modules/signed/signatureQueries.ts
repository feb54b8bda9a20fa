import { signatureRecord } from '@contract/signed/signature';
import { listSignatures } from '@contract/signed/signatureAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import { envelope, envelopeFile, envelopePaper, signature } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { seesSignatures } from './signedScope';

/** Not signed, and its day has passed where the person works. */
const overdue = sql<boolean>`(${signature.state} in ('waiting', 'pending', 'opened')
  and ${envelope.dueOn} < (anden_now() at time zone ${site.zone})::date)`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  envelopeId: { kind: 'number', by: envelopePaper.envelopeId },
  ...ownerColumns(signature.personId),
  title: { kind: 'text', by: envelope.title, folded: sql`anden_fold(${envelope.title})` },
  state: { kind: 'enum', by: signature.state, values: signatureRecord.shown.state.values },
  turn: { kind: 'number', by: signature.turn },
  overdue: { kind: 'boolean', by: overdue },
  dueOn: { kind: 'day', by: envelope.dueOn },
  sentAt: { kind: 'instant', by: sql`coalesce(${envelope.sentAt}, ${envelope.createdAt})` },
  doneAt: { kind: 'instant', by: signature.doneAt },
  changedAt: { kind: 'instant', by: signature.changedAt },
  mine: mineColumn(viewer, signature.personId),
});

/** A word is looked for in the name of the signer and in what is signed. */
const hasWord = (word: string): SQL => sql`(
  ${signature.personId} in (select p.id from person p
    where ${foldedLike(sql`p.search_text`, word, 'contains')})
  or ${signature.paperId} in (select ep.paper_id from envelope e
    join envelope_paper ep on ep.envelope_id = e.id
    where ${foldedLike(sql`anden_fold(e.title)`, word, 'contains')}))`;
const withWords: WordsCondition = (words) => and(...words.map(hasWord));

/** The things that each person has to sign: everybody's for people who send, one's own for the rest. */
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
    ...personFields,
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
    joinPerson(
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
        .$dynamic(),
      signature.personId,
    ),
});

export const toSignatureRow = ({ paperId: _paper, ...row }: ListRow<typeof signaturesList>) => ({
  ...rowOfPerson(row, row.personId),
  sentAt: row.sentAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
});
