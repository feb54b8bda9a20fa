import { referralRecord as record } from '@contract/referrals/referral';
import { referralOpeningRecord } from '@contract/referrals/referralOpening';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import { recordColumn } from '@/components/record/recordColumn';
import type { ReferralRow } from '@/services/wms/generated/referrals.gen';

const yesNo = (key: 'mine' | 'erasing', label: string): GridColumn<ReferralRow> => ({
  ...{ key, label, kind: 'yesNo', sortable: false, exported: false, hidden: true },
  value: (row) => (key === 'erasing' ? row.eraseDue !== null : null),
});

/** Everybody who was referred, the last one first. */
export const referralColumns = (
  sites: readonly Choice[],
  openings: readonly Choice[],
): GridColumn<ReferralRow>[] => [
  { key: 'number', label: 'Referido', kind: 'text', value: (row) => row.number, width: 120 },
  {
    key: 'name',
    label: 'Persona',
    kind: 'text',
    sortable: false,
    filter: false,
    exported: false,
    value: (row) => row.name,
    width: 220,
    grow: true,
    card: 'title',
  },
  {
    key: 'position',
    label: referralOpeningRecord.fields.position.label,
    kind: 'text',
    value: (row) => row.position,
    width: 220,
    card: 'detail',
  },
  recordColumn(record, 'state', { width: 190, card: 'status' }),
  {
    key: 'personName',
    idFilter: 'personId',
    label: 'Quién refirió',
    kind: 'text',
    value: (row) => row.referrer.name,
    render: ({ referrer }) => (
      <PersonName name={referrer.name} imageUrl={referrer.imageUrl} size={28} />
    ),
    width: 220,
    card: 'detail',
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    width: 170,
  },
  recordColumn(record, 'createdAt', { width: 170, card: 'fact' }),
  {
    key: 'openingId',
    label: 'Búsqueda',
    kind: 'place',
    choices: openings,
    value: (row) => row.position,
    sortable: false,
    exported: false,
    hidden: true,
  },
  yesNo('erasing', 'Pidió que se borre'),
  yesNo('mine', 'Míos'),
];
