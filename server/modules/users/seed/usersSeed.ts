import type { ModuleSeed } from '../../../engine/module';

export const usersSeed: ModuleSeed = {
  async demo({ db, people }) {
    const { seedHistory } = await import('./seedHistory');
    const { seedFamily } = await import('./seedFamily');
    const { seedEvaluations } = await import('./seedEvaluations');
    await seedHistory(db, people);
    await seedFamily(db, people);
    const { seedPersonBooks } = await import('./seedPersonBooks');
    await seedEvaluations(db, people);
    await seedPersonBooks(db, people);
  },
};
