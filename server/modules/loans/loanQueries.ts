import { loanRecord } from '@contract/loans/loan';
import { listLoans } from '@contract/loans/loanAcciones';
import { loanTypeRecord } from '@contract/loans/loanType';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { loan, loanType } from '../../db/schema/loans';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { amongRows } from '../../engine/lists/amongRows';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { withinReach } from '../../engine/scope/withinReach';
import { toPersonRef } from '../users';
import { LOAN } from './loanRequestType';
import type { LoanState } from './loanRules';

/** The request's own, until it was granted. */
export const loanState = sql<LoanState>`coalesce(${loan.stage}, ${approvalRequest.state})`;

/** The amount that was lent and not given back: the ledger, added up. */
export const loanBalance = sql<string>`(select coalesce(sum(m.amount), 0.00)::text from loan_movement m
  where m.loan_id = ${loan.id})`;

const nextPeriod = sql<string | null>`(select min(i.period) from loan_instalment i
  where i.loan_id = ${loan.id} and i.state = 'due' and ${loan.stage} = 'active')`;
const nextAmount = sql<string | null>`(select (i.amount - i.covered)::text from loan_instalment i
  where i.loan_id = ${loan.id} and i.state = 'due' and ${loan.stage} = 'active' order by i.period, i.number limit 1)`;

const columns: ListColumns = {
  ...recordColumns(loanRecord, loan, ['typeId', 'amount', 'instalments', 'paidOn']),
  personId: { kind: 'person', by: loan.personId },
  name: nameColumn,
  ...placeColumns,
  kind: { kind: 'enum', by: loanType.kind, values: loanTypeRecord.fields.kind.values },
  balance: { kind: 'number', by: sql`${loanBalance}::numeric` },
  nextPeriod: { kind: 'text', by: nextPeriod },
  firstPeriod: { kind: 'text', by: loan.firstPeriod },
  duePeriod: amongRows(
    { kind: 'text', by: sql`i.period` },
    (matches) => sql`${loan.stage} = 'active' and exists (select from loan_instalment i
      where i.loan_id = ${loan.id} and i.state = 'due' and ${matches})`,
  ),
  state: { kind: 'enum', by: loanState, values: loanRecord.shown.state.values },
  askedAt: { kind: 'instant', by: approvalRequest.submittedAt },
};

const fields = {
  id: loan.id,
  version: loan.version,
  personId: loan.personId,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  siteId: person.siteId,
  siteName: site.name,
  areaName: area.name,
  typeId: loan.typeId,
  typeName: loanType.name,
  kind: loanType.kind,
  amount: loan.amount,
  instalments: loan.instalments,
  firstPeriod: loan.firstPeriod,
  state: loanState,
  balance: loanBalance,
  nextPeriod,
  nextAmount,
  paidOn: loan.paidOn,
  requestId: approvalRequest.id,
  requestVersion: approvalRequest.version,
  askedAt: approvalRequest.submittedAt,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  joinPerson(
    select
      .from(loan)
      .innerJoin(
        approvalRequest,
        and(eq(approvalRequest.type, LOAN), eq(approvalRequest.subjectId, loan.id)),
      )
      .innerJoin(loanType, eq(loanType.id, loan.typeId))
      .$dynamic(),
    loan.personId,
  );

export const loanRows = (db: Db) => from(db.select(fields));

export type LoanRow = Awaited<ReturnType<typeof loanRows>>[number];

export const loansList = defineList({
  accion: listLoans,
  id: loan.id,
  columns: () => columns,
  order: [descending(approvalRequest.submittedAt)],
  search: person.searchText,
  where: ({ reach, viewer }) => withinReach(reach, viewer, loan.personId),
  fields,
  from,
});

export const toLoan = (row: LoanRow) => ({
  id: row.id,
  version: row.version,
  person: toPersonRef({ ...row, id: row.personId }),
  siteName: row.siteName,
  areaName: row.areaName,
  typeId: row.typeId,
  typeName: row.typeName,
  kind: row.kind,
  amount: row.amount,
  instalments: row.instalments,
  firstPeriod: row.firstPeriod,
  state: row.state,
  balance: row.balance,
  nextPeriod: row.nextPeriod,
  nextAmount: row.nextAmount,
  paidOn: row.paidOn,
  requestId: row.requestId,
  requestVersion: row.requestVersion,
  askedAt: row.askedAt.toISOString(),
});

const { fields: asked, shown } = loanRecord;

export const loansExport = defineExport(loansList, 'Préstamos', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  typeId: { label: 'Tipo', kind: 'text', width: 28, value: ({ typeName }) => typeName },
  amount: exportedField(asked.amount, 'amount'),
  instalments: exportedField(asked.instalments, 'instalments'),
  balance: exportedField(shown.balance, 'balance'),
  nextPeriod: { label: shown.nextPeriod.label, kind: 'text', width: 14 },
  state: { ...exportedField(shown.state, 'state'), width: 18 },
  paidOn: exportedField(shown.paidOn, 'paidOn'),
  askedAt: exportedField(shown.askedAt, 'askedAt'),
});
