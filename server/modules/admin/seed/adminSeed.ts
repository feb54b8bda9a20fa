import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { parameter } from '../../../db/schema/settings';
import type { ModuleSeed } from '../../../engine/module';

/** Figures that an organisation starts with. */
const initial = Object.entries(parameterCatalog).flatMap(([code, kind]) =>
  kind.initial.map(({ from, value }) => ({ code, validFrom: from, value })),
);

export const adminSeed: ModuleSeed = {
  async product(db) {
    await db.insert(parameter).values(initial).onConflictDoNothing();
  },
};
