import { listBands } from '@contract/hours/bandAcciones';
import { listBankAgreements, listHourBanks } from '@contract/hours/bankAcciones';
import { band } from '../../db/schema/hourBands';
import { hourBankAgreement, hourBankUse } from '../../db/schema/hourBank';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { payMapping } from '../../db/schema/payMapping';
import { namedBy } from '../../engine/audit/namedBy';

/** The day whose overtime somebody decided. */
export const overtimeName = namedBy({
  entity: 'overtime',
  table: hourDay,
  person: hourDay.personId,
  days: [hourDay.day, hourDay.day],
});

export const bandName = namedBy({
  entity: 'band',
  reads: listBands,
  fields: ['bandId'],
  table: band,
  name: band.name,
});

export const payMappingName = namedBy({
  entity: 'payMapping',
  table: payMapping,
  name: payMapping.name,
});

/** The bank is its person's. */
export const hourBankName = namedBy({
  entity: 'hourBank',
  reads: listHourBanks,
  table: person,
  person: person.id,
  link: (id) => `/hours/bank/${id}`,
});

export const hourBankUseName = namedBy({
  entity: 'hourBankUse',
  table: hourBankUse,
  person: hourBankUse.personId,
  days: [hourBankUse.day, hourBankUse.day],
});

export const bankAgreementName = namedBy({
  entity: 'hourBankAgreement',
  reads: listBankAgreements,
  table: hourBankAgreement,
  name: hourBankAgreement.writtenIn,
  link: () => '/hours/bank/agreements',
});
