import { moneyText } from '@contract/core/moneyText';
import { reimbursementRecord } from '@contract/reimbursements/reimbursement';
import { getReimbursement } from '@contract/reimbursements/reimbursementAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { reimbursement } from '../../db/schema/reimbursements';
import { namedBy } from '../../engine/audit/namedBy';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { personName } from '../../engine/people/personName';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { reimbursementsList, toReimbursementRow } from './reimbursementQueries';
import { opensReceipt } from './reimbursementScope';

const { fields, shown } = reimbursementRecord;

export const reimbursementFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: reimbursement.id })
      .from(reimbursement)
      .innerJoin(storedFile, eq(storedFile.hash, reimbursement.receiptHash))
      .where(and(sameContent(hash), opensReceipt(viewer)))
      .limit(1);
    return found !== undefined;
  },
};

export const reimbursementName = namedBy({
  entity: 'reimbursement',
  opens: getReimbursement,
  table: reimbursement,
  person: reimbursement.personId,
  days: [reimbursement.day, reimbursement.day],
  link: (id) => `/reimbursements/${id}`,
});

export const reimbursementsFind = defineFind({
  kind: 'reimbursement',
  label: 'Reintegros',
  under: ['/reimbursements'],
  list: reimbursementsList,
  least: 3,
  all: (words) => listWith('/reimbursements', words),
  show: (found) => {
    const {
      id,
      personName: title,
      categoryName,
      granted,
      state,
      imageUrl,
    } = toReimbursementRow(found);
    const detail = detailOf(categoryName, moneyText(granted), shown.state.labels[state]);
    return { id, title, detail, link: `/reimbursements/${id}`, imageUrl };
  },
});

export const reimbursementsExport = defineExport(reimbursementsList, 'Reintegros', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  day: exportedField(fields.day, 'day'),
  categoryName: { label: 'Categoría', kind: 'text', width: 28 },
  description: { label: fields.description.label, kind: 'text', width: 40 },
  trip: exportedField(fields.trip, 'trip'),
  kilometres: exportedField(fields.kilometres, 'kilometres'),
  amount: exportedField(fields.amount, 'amount'),
  tax: exportedField(fields.tax, 'tax'),
  approved: exportedField(shown.approved, 'approved'),
  paid: exportedField(shown.paid, 'paid'),
  cutReason: { label: 'Por qué se recortó', kind: 'text', width: 32 },
  issuer: exportedField(fields.issuer, 'issuer'),
  invoiceType: exportedField(fields.invoiceType, 'invoiceType'),
  invoiceNumber: exportedField(fields.invoiceNumber, 'invoiceNumber'),
  state: exportedField(shown.state, 'state'),
  paidBy: exportedField(shown.paidBy, 'paidBy'),
  paidOn: { label: 'Pagado el', kind: 'day' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});

/** A reimbursement that came back waits for its person; one that waits for a decision is in the inbox. */
export const waitingReimbursements = waitsInList({
  module: 'reimbursements',
  label: ['Reintegro para corregir', 'Reintegros para corregir'],
  list: reimbursementsList,
  filters: [
    { field: 'mine', operator: 'is', value: true },
    { field: 'state', operator: 'is', value: 'draft' },
  ],
  only: ({ roles }) => can(roles, 'REIMBURSEMENTS'),
  path: '/reimbursements',
});
