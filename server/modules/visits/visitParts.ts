import { visitRecord } from '@contract/visits/visit';
import { getVisit } from '@contract/visits/visitAcciones';
import { listVisitPurposes } from '@contract/visits/visitPurposeAcciones';
import { visit, visitPurpose } from '../../db/schema/visits';
import { namedBy } from '../../engine/audit/namedBy';
import { defineExport } from '../../engine/exports/exportDefinition';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { visitsList } from './visitQueries';

const { fields, shown } = visitRecord;
const text = { kind: 'text' } as const;

export const visitName = namedBy({
  entity: 'visit',
  fields: ['visitId'],
  opens: getVisit,
  table: visit,
  name: visit.number,
  plain: true,
  link: (id) => `/visits/${id}`,
});

export const visitPurposeName = namedBy({
  entity: 'visitPurpose',
  reads: listVisitPurposes,
  fields: ['purposeId'],
  table: visitPurpose,
  name: visitPurpose.name,
});

export const visitsFind = defineFind({
  kind: 'visit',
  label: 'Visitas',
  under: ['/visits'],
  list: visitsList,
  number: visit.number,
  least: 3,
  all: (words) => listWith('/visits', words),
  show: ({ id, number, place, day, state }) => ({
    id,
    title: `${number} ${place}`,
    detail: detailOf(day.split('-').reverse().join('/'), shown.state.labels[state]),
    link: `/visits/${id}`,
    imageUrl: null,
  }),
});

const late = [{ field: 'late', operator: 'is', value: true }] as const;

/** Visits of one's own that were published wait to be made. */
export const waitingVisits = waitsInList({
  module: 'visits',
  label: ['Visita por hacer', 'Visitas por hacer'],
  list: visitsList,
  filters: [
    { field: 'mine', operator: 'is', value: true },
    { field: 'state', operator: 'in', value: ['planned', 'arrived'] },
  ],
  late,
  path: '/visits?filtro=mine:is:true&filtro=state:in:planned,arrived',
});

/** Where somebody arrived stays out of files: a file is passed on. */
export const visitsExport = defineExport(visitsList, 'Visitas', {
  number: { ...text, label: 'Visita', width: 12 },
  day: { label: fields.day.label, kind: 'day' },
  fromTime: { ...text, label: fields.fromTime.label, width: 10 },
  toTime: { ...text, label: fields.toTime.label, width: 10 },
  personName: {
    ...text,
    label: fields.personId.label,
    width: 32,
    value: ({ firstName, lastName }) => (lastName === null ? '' : `${lastName}, ${firstName}`),
  },
  place: { ...text, label: fields.place.label, width: 32 },
  address: { ...text, label: fields.address.label, width: 36 },
  purposeName: { ...text, label: fields.purposeId.label, width: 24 },
  state: { ...text, label: shown.state.label, value: (row) => shown.state.labels[row.state] },
  late: { label: 'Atrasada', kind: 'boolean' },
  arrivedAt: { label: shown.arrivedAt.label, kind: 'instant' },
  endedAt: { label: shown.endedAt.label, kind: 'instant' },
  report: { ...text, label: shown.report.label, width: 48 },
  reason: { ...text, label: shown.reason.label, width: 36 },
  siteName: { ...text, label: fields.siteId.label },
});
