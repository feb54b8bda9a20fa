import { defineModule } from '../../engine/module';
import { getDemoHistoryHandler } from './getDemoHistory';
import { listJobResultsHandler } from './listJobResults';
import { listJobsHandler } from './listJobs';

export const jobsModule = defineModule({
  handlers: {
    getDemoHistory: getDemoHistoryHandler,
    listJobResults: listJobResultsHandler,
    listJobs: listJobsHandler,
  },
});
