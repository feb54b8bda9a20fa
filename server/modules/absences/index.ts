import { defineModule } from '../../engine/module';
import { listCalendarHandler } from './listCalendar';
import { sealedAbsences } from './sealedAbsences';

// Other modules may call these.
export { absenceTurn } from './absenceTurn';
export { AWAY } from './absenceWords';
export { findBlock, findBlocks } from './blockQueries';
export { confirmAbsence, releaseAbsence, shortenAbsence } from './changeAbsence';
export { during } from './during';
export { type FirmAbsence, firmAbsences } from './firmAbsences';
export { keepsMedicalFiles } from './keepsMedicalFiles';
export { knowsReason } from './knowsReason';
export { refuseOverlap } from './refuseOverlap';
export { reserveAbsence } from './reserveAbsence';
export { type Away, whoIsAway } from './whoIsAway';

export const absencesModule = defineModule({
  handlers: {
    listCalendar: listCalendarHandler,
  },
  sealed: [sealedAbsences],
});
