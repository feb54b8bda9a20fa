import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { type ServerJob, useListAllJobsQuery } from '@/services/wms/generated/admin.gen';
import { jobStates, percentOf, progressText } from './jobModel';

export const jobsGrid = gridList({
  id: 'jobs',
  accion: 'tarea.administrar',
  exports: false,
  useRows: useListAllJobsQuery,
});

const choices = Object.entries(jobStates).map(([value, { label }]) => ({ value, label }));

export const jobColumns: readonly GridColumn<ServerJob>[] = [
  {
    key: 'title',
    label: 'Tarea',
    kind: 'text',
    value: (row) => row.title,
    width: 260,
    grow: true,
    card: 'title',
  },
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices,
    value: (row) => row.state,
    render: ({ state }) => (
      <Chip size="small" label={jobStates[state].label} color={jobStates[state].color} />
    ),
    card: 'status',
  },
  {
    key: 'progress',
    label: 'Avance',
    kind: 'text',
    value: (row) => row.message,
    render: (row) => <JobProgress job={row} />,
    sortable: false,
    filter: false,
    width: 260,
    card: 'detail',
  },
  {
    key: 'who',
    label: 'La pidió',
    kind: 'text',
    value: (row) => row.who ?? 'El servidor',
    card: 'fact',
  },
  {
    key: 'createdAt',
    label: 'Pedida',
    kind: 'instant',
    value: (row) => row.createdAt,
    card: 'fact',
  },
  { key: 'finishedAt', label: 'Terminó', kind: 'instant', value: (row) => row.finishedAt },
];

function JobProgress({ job }: { job: ServerJob }) {
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
