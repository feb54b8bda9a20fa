import { defineModule } from '../../engine/module';
import { listCalendarHandler } from './listCalendar';

export const absencesModule = defineModule({
  handlers: {
    listCalendar: listCalendarHandler,
  },
});
