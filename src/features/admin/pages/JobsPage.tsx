import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { CopyButton } from '@/components/feedback/CopyButton';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ServerJob,
  useCancelJobMutation,
  useRetryJobMutation,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { jobColumns, jobsGrid } from '../jobColumns';
import { momentText } from '../jobModel';

const rowName = (row: ServerJob) => `la tarea ${row.title}`;

export function JobsPage() {
  const [open, setOpen] = useState<ServerJob | null>(null);
  const [retry] = useRetryJobMutation();
  const [cancel] = useCancelJobMutation();
  const notify = useNotice();
  const retryOne = async ({ id, title }: ServerJob) => {
    const { error } = await retry({ id });
    if (!error) notify({ text: `«${title}» vuelve a la cola` });
  };
  const cancelOne = async ({ id, title }: ServerJob) => {
    const { error } = await cancel({ id });
    if (!error) notify({ text: `Se canceló «${title}»` });
  };
  const rowActions = (row: ServerJob): RowAction[] => [
    { label: 'Ver detalle', icon: 'info', run: () => setOpen(row) },
    ...(row.state === 'failed'
      ? [{ label: 'Reintentar', icon: 'refresh' as const, run: () => void retryOne(row) }]
      : []),
    ...(row.state === 'queued'
      ? [
          {
            label: 'Cancelar',
            icon: 'close' as const,
            danger: true,
            run: () => void cancelOne(row),
          },
        ]
      : []),
  ];
  return (
    <AdminPage
      title="Tareas"
      action={
        <Button component={Link} to={`${adminPaths.jobs}/chores`} startIcon={<Icon name="clock" />}>
          Rutinas
        </Button>
      }
    >
      <DataGrid
        list={jobsGrid}
        label="Tareas"
        columns={jobColumns}
        rowName={rowName}
        rowActions={rowActions}
        searchLabel="Buscar por tarea o persona"
        empty={
          <StateMessage icon="inbox" title="Todavía no hubo tareas">
            Importaciones, exportaciones grandes y cambios de muchos registros van a quedar acá.
          </StateMessage>
        }
      />
      {open ? <JobDialog job={open} onClose={() => setOpen(null)} /> : null}
    </AdminPage>
  );
}

interface JobDialogProps {
  job: ServerJob;
  onClose: () => void;
}

/** How one task went; of a failed one, the reason in words and what whoever looks after the server needs. */
function JobDialog({ job, onClose }: JobDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{job.title}</DialogTitle>
      <DialogContent>
        {job.message ? (
          <Alert severity={job.state === 'failed' ? 'error' : 'info'} sx={{ mb: 2 }}>
            {job.message}
          </Alert>
        ) : null}
        <Facts>
          <Fact label="La pidió">{job.who ?? 'El servidor'}</Fact>
          <Fact label="Pedida">{momentText(job.createdAt)}</Fact>
          <Fact label="Empezó">{momentText(job.startedAt)}</Fact>
          <Fact label="Terminó">{momentText(job.finishedAt)}</Fact>
        </Facts>
        {job.error ? (
          <Box sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              {job.error}
            </Box>
            <CopyButton text={job.error} label="Copiar detalle" />
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
