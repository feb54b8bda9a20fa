import { visitRecord as record } from '@contract/visits/visit';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { recordColumn } from '@/components/record/recordColumn';
import type { Visit } from '@/services/wms/generated/visits.gen';
import { windowText } from './visitTexts';

const yesNo = (key: 'late' | 'unassigned' | 'mine', label: string): GridColumn<Visit> => ({
  key,
  label,
  kind: 'yesNo',
  sortable: false,
  exported: false,
  value: (row) => (key === 'late' ? row.late : key === 'unassigned' ? row.person === null : null),
  hidden: true,
});

/** The list of visits, the last day first. */
export const visitColumns = (
  sites: readonly Choice[],
  purposes: readonly Choice[],
): GridColumn<Visit>[] => [
  {
    key: 'number',
    label: 'Visita',
    kind: 'text',
    value: (row) => row.number,
    render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
    width: 120,
    hidden: true,
  },
  recordColumn(record, 'place', { width: 240, grow: true, card: 'title' }),
  recordColumn(record, 'day', { width: 120, card: 'detail' }),
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
  recordColumn(record, 'state', {
    width: 150,
    card: 'status',
    render: (row: Visit) => (
      <ChoiceChip field={record.shown.state} value={row.state} late={row.late} />
    ),
  }),
  {
    key: 'purposeId',
    label: record.fields.purposeId.label,
    kind: 'place',
    choices: purposes,
    sortable: false,
    value: (row) => row.purposeName,
    width: 190,
    card: 'fact',
  },
  recordColumn(record, 'arrival', { sortable: false, width: 180, hidden: true }),
  {
    key: 'address',
    label: record.fields.address.label,
    kind: 'text',
    sortable: false,
    filter: false,
    value: (row) => row.address,
    width: 240,
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
  yesNo('late', 'Atrasada'),
  yesNo('unassigned', 'Sin asignar'),
  yesNo('mine', 'Mías'),
];
