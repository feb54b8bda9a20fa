import { receiptPieceRecord } from '@contract/receipts/receiptBatch';
import { listReceiptPieces } from '@contract/receipts/receiptPieceAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { person } from '../../db/schema/organisation';
import { receiptFile, receiptPiece } from '../../db/schema/receipts';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { nameColumn } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { publishesReceipts } from './receiptScope';

const before = alias(receiptPiece, 'piece_before');
const personBefore = alias(person, 'person_before');

const corrected = sql<boolean>`${receiptPiece.correctedBy} is not null`;

const columns: ListColumns = {
  id: { kind: 'number', by: receiptPiece.id },
  position: { kind: 'number', by: receiptPiece.position },
  batchId: { kind: 'number', by: receiptPiece.batchId },
  personName: nameColumn,
  docket: { kind: 'text', by: receiptPiece.docket },
  outcome: {
    kind: 'enum',
    by: receiptPiece.outcome,
    values: receiptPieceRecord.shown.outcome.values,
  },
  corrected: { kind: 'boolean', by: corrected },
};

/** Each slip of a batch, as the file has them, with whose it seems to be. */
export const receiptPiecesList = defineList({
  accion: listReceiptPieces,
  id: receiptPiece.id,
  columns: () => columns,
  order: [ascending(receiptPiece.position)],
  search: sql`anden_fold(coalesce(${person.searchText}, '') || ' ' || ${receiptPiece.name} || ' ' || ${receiptPiece.docket} || ' ' || ${receiptPiece.cuil} || ' ' || ${receiptFile.name})`,
  where: ({ viewer }) => (publishesReceipts(viewer) ? undefined : sql`false`),
  fields: {
    id: receiptPiece.id,
    version: receiptPiece.version,
    batchId: receiptPiece.batchId,
    fileName: receiptFile.name,
    fileHash: receiptFile.fileHash,
    fromPage: receiptPiece.fromPage,
    toPage: receiptPiece.toPage,
    cuil: receiptPiece.cuil,
    docket: receiptPiece.docket,
    name: receiptPiece.name,
    personId: receiptPiece.personId,
    firstName: person.firstName,
    lastName: person.lastName,
    personDocket: person.docket,
    photoHash: person.photoHash,
    outcome: receiptPiece.outcome,
    reason: receiptPiece.reason,
    corrected,
    beforeVersion: before.version,
    beforeFromPage: before.fromPage,
    beforeToPage: before.toPage,
    beforeFirstName: personBefore.firstName,
    beforeLastName: personBefore.lastName,
  },
  from: (select) =>
    select
      .from(receiptPiece)
      .innerJoin(receiptFile, eq(receiptFile.id, receiptPiece.fileId))
      .leftJoin(person, eq(person.id, receiptPiece.personId))
      .leftJoin(
        before,
        and(
          eq(before.fileId, receiptPiece.fileId),
          eq(before.toPage, sql`${receiptPiece.fromPage} - 1`),
        ),
      )
      .leftJoin(personBefore, eq(personBefore.id, before.personId))
      .$dynamic(),
});

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName !== null && lastName !== null ? personName({ firstName, lastName }) : null;

export const toReceiptPiece = ({
  fileHash,
  firstName,
  lastName,
  photoHash,
  beforeVersion,
  beforeFromPage,
  beforeToPage,
  beforeFirstName,
  beforeLastName,
  ...row
}: ListRow<typeof receiptPiecesList>) => ({
  ...row,
  fileUrl: `/archivos/${fileHash}`,
  personName: nameOf(firstName, lastName),
  imageUrl: row.personId === null ? null : photoUrl({ id: row.personId, photoHash }),
  before:
    beforeVersion === null || beforeFromPage === null || beforeToPage === null
      ? null
      : {
          version: beforeVersion,
          fromPage: beforeFromPage,
          toPage: beforeToPage,
          personName: nameOf(beforeFirstName, beforeLastName),
        },
});
