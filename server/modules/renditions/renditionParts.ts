import { moneyText } from '@contract/core/moneyText';
import { renditionRecord } from '@contract/renditions/rendition';
import { getRendition } from '@contract/renditions/renditionAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { rendition, renditionLine } from '../../db/schema/renditions';
import { namedBy } from '../../engine/audit/namedBy';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { personName } from '../../engine/people/personName';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { renditionsList, toRenditionRow } from './renditionQueries';
import { opensReceipts } from './renditionScope';

const { fields, shown } = renditionRecord;

export const renditionFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: renditionLine.id })
      .from(renditionLine)
      .innerJoin(rendition, eq(rendition.id, renditionLine.renditionId))
      .innerJoin(storedFile, eq(storedFile.hash, renditionLine.receiptHash))
      .where(and(sameContent(hash), opensReceipts(viewer)))
      .limit(1);
    return found !== undefined;
  },
};

export const renditionName = namedBy({
  entity: 'rendition',
  opens: getRendition,
  table: rendition,
  name: rendition.title,
  person: rendition.personId,
  link: (id) => `/renditions/${id}`,
});

export const renditionLineName = namedBy({
  entity: 'renditionLine',
  opens: getRendition,
  table: renditionLine,
  name: renditionLine.description,
  days: [renditionLine.day, renditionLine.day],
});

export const renditionsFind = defineFind({
  kind: 'rendition',
  label: 'Rendiciones',
  under: ['/renditions'],
  list: renditionsList,
  least: 3,
  all: (words) => listWith('/renditions', words),
  show: (found) => {
    const { id, personName: title, title: what, spent, state, imageUrl } = toRenditionRow(found);
    const detail = detailOf(what, moneyText(spent), shown.state.labels[state]);
    return { id, title, detail, link: `/renditions/${id}`, imageUrl };
  },
});

export const renditionsExport = defineExport(renditionsList, 'Rendiciones', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  title: exportedField(fields.title, 'title'),
  trip: exportedField(fields.trip, 'trip'),
  asked: { label: 'Anticipo pedido', kind: 'decimal' },
  paid: { label: 'Anticipo pagado', kind: 'decimal' },
  advancePaidBy: exportedField(shown.advancePaidBy, 'advancePaidBy'),
  advancePaidOn: { label: 'Anticipo pagado el', kind: 'day' },
  spent: { label: 'Gastado', kind: 'decimal' },
  sanctioned: { label: 'Aprobado', kind: 'decimal' },
  balance: { label: 'Saldo', kind: 'decimal' },
  returned: { label: 'Devuelto', kind: 'decimal' },
  state: exportedField(shown.state, 'state'),
  settledBy: exportedField(shown.settledBy, 'settledBy'),
  settledOn: { label: 'Saldada el', kind: 'day' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});

/** A rendition still to be shown waits for the person who took the money; one that waits for a decision is in the inbox. */
export const waitingRenditions = waitsInList({
  module: 'renditions',
  label: ['Rendición por presentar', 'Rendiciones por presentar'],
  list: renditionsList,
  filters: [
    { field: 'mine', operator: 'is', value: true },
    { field: 'state', operator: 'in', value: ['draft', 'open'] },
  ],
  only: ({ roles }) => can(roles, 'RENDITIONS'),
  path: '/renditions',
});
