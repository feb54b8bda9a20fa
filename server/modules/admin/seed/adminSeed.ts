import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { cuilDigit } from '@contract/core/cuil';
import { organisationSetting, parameter } from '../../../db/schema/settings';
import type { ModuleSeed } from '../../../engine/module';

/** Figures that an organisation starts with. */
const initial = Object.entries(parameterCatalog).flatMap(([code, kind]) =>
  kind.initial.map(({ from, value }) => ({ code, validFrom: from, value })),
);

// An invented one, whose last digit is right.
const demoTaxId = `3071459803${cuilDigit('3071459803')}`;

export const adminSeed: ModuleSeed = {
  async product(db) {
    await db.insert(parameter).values(initial).onConflictDoNothing();
  },
  async demo({ db }) {
    const branding = { color: null, taxId: demoTaxId, address: 'Av. Vélez Sársfield 1840, CABA' };
    await db.insert(organisationSetting).values([
      { section: 'branding', value: branding },
      // It works already: of what a new organisation does first, the demo goes without these.
      {
        section: 'firstSteps',
        value: { skipped: ['approvals', 'mail', 'backup'], putAway: false },
      },
    ]);
  },
};
