import { defineModule } from '../../engine/module';
import { listJobResultsHandler } from './listJobResults';
import { listJobsHandler } from './listJobs';

export const jobsModule = defineModule({
  handlers: {
    listJobResults: listJobResultsHandler,
    listJobs: listJobsHandler,
  },
});
