import type { Db } from '../../db/Db';
import { organisationWithLogo } from './organisationLogo';
import { readSection } from './settingsSections';

/** Who employs, as it stands on what people are paid by. */
export async function employerOf(db: Db) {
  const [organisation, branding] = await Promise.all([
    organisationWithLogo(db),
    readSection(db, 'branding'),
  ]);
  const { taxId, address } = branding.value;
  return { name: organisation?.name ?? '', taxId, address };
}
