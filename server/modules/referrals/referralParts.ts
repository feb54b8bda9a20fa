import { getReferralOpening } from '@contract/referrals/openingAcciones';
import { referralRecord } from '@contract/referrals/referral';
import { getReferral } from '@contract/referrals/referralAcciones';
import { referralOpeningRecord } from '@contract/referrals/referralOpening';
import { referral, referralOpening } from '../../db/schema/referrals';
import { namedBy } from '../../engine/audit/namedBy';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { referralOpeningsList } from './openingQueries';
import { referralsList } from './referralQueries';
import { decidesReferrals } from './referralScope';

const text = { kind: 'text' } as const;

/** Its number says it: a name would outlive its erasure in what was read of the audit. */
export const referralName = namedBy({
  entity: 'referral',
  fields: ['referralId'],
  opens: getReferral,
  table: referral,
  name: referral.number,
  plain: true,
  link: (id) => `/referrals/${id}`,
});

export const referralOpeningName = namedBy({
  entity: 'referralOpening',
  fields: ['openingId'],
  opens: getReferralOpening,
  table: referralOpening,
  name: referralOpening.position,
  link: (id) => `/referrals/openings/${id}`,
});

/** Applications wait for a first look; one whose erasure was asked for presses. */
export const waitingReferrals = waitsInList({
  module: 'referrals',
  label: ['Referido por ver', 'Referidos por ver'],
  list: referralsList,
  filters: [{ field: 'state', operator: 'in', value: ['pending'] }],
  late: [{ field: 'erasing', operator: 'is', value: true }],
  only: decidesReferrals,
  path: '/referrals/all?filtro=state:in:pending',
});

export const referralOpeningsExport = defineExport(referralOpeningsList, 'Búsquedas', {
  ...exportedFields(referralOpeningRecord, {
    position: { width: 32 },
    places: {},
    until: {},
    bonusHired: {},
    bonusLater: {},
    bonusMonths: {},
    open: {},
  }),
  siteName: { ...text, label: 'Sede' },
  hired: { label: 'Contratadas', kind: 'integer' },
});

/** Neither names nor how to reach them: a file is passed on, and outlives an erasure. */
export const referralsExport = defineExport(referralsList, 'Referidos', {
  number: { ...text, label: 'Referido', width: 12 },
  position: { ...text, label: referralOpeningRecord.fields.position.label, width: 32 },
  siteName: { ...text, label: 'Sede' },
  personName: {
    ...text,
    label: 'Quién refirió',
    width: 32,
    value: ({ byLastName, byFirstName }) => `${byLastName}, ${byFirstName}`,
  },
  state: {
    ...text,
    label: referralRecord.shown.state.label,
    value: (row) => referralRecord.shown.state.labels[row.state],
  },
  createdAt: { label: 'Desde', kind: 'instant' },
});
