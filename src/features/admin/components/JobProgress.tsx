import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ServerJob } from '@/services/wms/generated/admin.gen';
import { percentOf, progressText } from '../jobModel';

export function JobProgress({ job }: { job: ServerJob }) {
  const percent = percentOf(job);
  const text = progressText(job);
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={text}>
        {text}
      </Box>
      {job.state === 'running' ? (
        <LinearProgress
          aria-label={`Avance de ${job.title}`}
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
        />
      ) : null}
    </Box>
  );
}
