import { visitSeriesRecord as record } from '@contract/visits/series/visitSeries';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import { recordColumn } from '@/components/record/recordColumn';
import type { VisitSeries } from '@/services/wms/generated/visits.gen';
import { windowText } from '../visitTexts';

/** The list of series, the last one that was planned first. */
export const seriesColumns = (
  sites: readonly Choice[],
  purposes: readonly Choice[],
): GridColumn<VisitSeries>[] => [
  {
    key: 'number',
    label: 'Serie',
    kind: 'text',
    value: (row) => row.number,
    render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
    width: 110,
    card: 'fact',
  },
  recordColumn(record, 'place', { width: 220, grow: true, card: 'title' }),
  {
    key: 'repeats',
    label: record.fields.repeat.label,
    kind: 'text',
    sortable: false,
    filter: false,
    value: (row) => row.repeats,
    width: 320,
    card: 'detail',
  },
  {
    key: 'window',
    label: 'Horario',
    kind: 'text',
    sortable: false,
    filter: false,
    exported: false,
    value: windowText,
    width: 160,
    card: 'fact',
  },
  {
    key: 'personName',
    idFilter: 'personId',
    label: record.fields.personId.label,
    kind: 'text',
    value: (row) => row.person?.name ?? record.fields.personId.none,
    render: (row) =>
      row.person ? (
        <PersonName name={row.person.name} imageUrl={row.person.imageUrl} size={28} />
      ) : (
        record.fields.personId.none
      ),
    width: 220,
    card: 'detail',
  },
  recordColumn(record, 'state', { width: 130, card: 'status' }),
  recordColumn(record, 'lastDay', { width: 130 }),
  {
    key: 'purposeId',
    label: record.fields.purposeId.label,
    kind: 'place',
    choices: purposes,
    sortable: false,
    value: (row) => row.purposeName,
    width: 190,
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: record.fields.siteId.label,
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    width: 160,
  },
  recordColumn(record, 'startDay', { width: 120, hidden: true }),
  {
    key: 'unassigned',
    label: 'Sin asignar',
    kind: 'yesNo',
    sortable: false,
    exported: false,
    value: (row) => row.person === null,
    hidden: true,
  },
];
