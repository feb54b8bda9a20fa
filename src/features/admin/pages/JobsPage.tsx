import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
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
import { JobDialog } from '../components/JobDialog';
import { jobColumns, jobsGrid } from '../jobColumns';

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
