import type { Db } from '../../db/Db';
import { organisationWithLogo } from './organisationLogo';
import { readSection } from './settingsSections';

/** The employer, as it stands on papers by which people are paid. */
export async function employerOf(db: Db) {
  const [organisation, branding] = await Promise.all([
    organisationWithLogo(db),
    readSection(db, 'branding'),
  ]);
  const { taxId, address } = branding.value;
  return { name: organisation?.name ?? '', taxId, address };
}
