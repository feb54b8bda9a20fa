import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type Job, useListJobsQuery } from '@/services/wms/generated/jobs.gen';
import { formatNumber } from '@/utils/numbers';

function progressOf({ doneUnits, totalUnits }: Job) {
  if (!totalUnits) return { label: 'En espera', value: undefined };
  const label = `${formatNumber(doneUnits)} de ${formatNumber(totalUnits)}`;
  return { label, value: Math.min(100, (doneUnits * 100) / totalUnits) };
}

/** Long work goes on in the background; here is how far it got. */
export function RunningJobs() {
  const { data } = useListJobsQuery();
  const running = (data?.rows ?? []).filter(
    ({ state }) => state === 'queued' || state === 'running',
  );
  if (running.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Tareas en curso"
      sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}
    >
      {running.map((job) => {
        const { label, value } = progressOf(job);
        return (
          <Box key={job.id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="body2">{job.title}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
            </Box>
            <LinearProgress
              aria-label={job.title}
              variant={value === undefined ? 'indeterminate' : 'determinate'}
              value={value}
              sx={{ mt: 0.5 }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
