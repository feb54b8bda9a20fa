import { bankLayout } from '../../../db/schema/bankLayouts';
import { payConcept } from '../../../db/schema/payConcepts';
import type { ModuleSeed } from '../../../engine/module';
import { missingConcepts } from './missingConcepts';
import { missingKinds } from './missingKinds';

export const liquidationsSeed: ModuleSeed = {
  async product(db) {
    // Once: an organisation that ended one of these does not get it back with the next start.
    const [[first], [layout]] = await Promise.all([
      db.select({ id: payConcept.id }).from(payConcept).limit(1),
      // The last one is never taken away.
      db.select({ id: bankLayout.id }).from(bankLayout).limit(1),
    ]);
    if (!layout) {
      const { bringBankLayouts } = await import('./bankLayoutLibrary');
      await bringBankLayouts(db);
    }
    const missing = first ? await missingKinds(db) : [];
    // The library is read where something of it is missing, and not at each start.
    const codes = first ? await missingConcepts(db) : [];
    if (first && missing.length === 0 && codes.length === 0) return;
    const { bringConcepts, bringKinds, bringLibrary } = await import('./bringKinds');
    if (!first) return bringLibrary(db);
    await bringKinds(db, missing);
    await bringConcepts(db, codes);
  },
  async demo(demo) {
    const { seedRuns } = await import('./seedRuns');
    await seedRuns(demo);
    const { seedConsents } = await import('./seedConsents');
    await seedConsents(demo);
  },
  // The pay of a month is reckoned from its hours.
  async demoPast(db) {
    const { queuePayHistory } = await import('./queuePayHistory');
    await queuePayHistory(db);
  },
};
