import type { ModuleSeed } from '../../../engine/module';
import { seedLeaveTypes } from './seedLeaveTypes';

export const holidaysSeed: ModuleSeed = {
  product: seedLeaveTypes,
  async demo({ db, people, areas }) {
    const { seedSiteHolidays } = await import('./seedSiteHolidays');
    const { seedLeave } = await import('./seedLeave');
    await seedSiteHolidays(db, areas);
    await seedLeave(db, people, areas);
  },
};
