import { link } from '../../../db/schema/sync';
import type { ModuleSeed } from '../../../engine/module';

export const syncSeed: ModuleSeed = {
  async demo({ db }) {
    await db.insert(link).values([
      { name: 'De todos los días', kind: 'usual' },
      { name: 'De vez en cuando', kind: 'special' },
    ]);
  },
};
