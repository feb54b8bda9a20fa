import type { ModuleSeed } from '../../../engine/module';
import { seedEvaluations } from './seedEvaluations';
import { seedFamily } from './seedFamily';
import { seedHistory } from './seedHistory';

export const usersSeed: ModuleSeed = {
  async demo({ db, people }) {
    await seedHistory(db, people);
    await seedFamily(db, people);
    await seedEvaluations(db, people);
  },
};
