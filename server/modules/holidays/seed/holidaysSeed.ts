import type { ModuleSeed } from '../../../engine/module';
import { seedLeave } from './seedLeave';
import { seedLeaveTypes } from './seedLeaveTypes';
import { seedSiteHolidays } from './seedSiteHolidays';

export const holidaysSeed: ModuleSeed = {
  product: seedLeaveTypes,
  async demo({ db, people, areas }) {
    await seedSiteHolidays(db, areas);
    await seedLeave(db, people, areas);
  },
};
