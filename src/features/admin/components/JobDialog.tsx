import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { CopyButton } from '@/components/feedback/CopyButton';
import type { ServerJob } from '@/services/wms/generated/admin.gen';
import { momentText } from '../jobModel';

interface JobDialogProps {
  job: ServerJob;
  onClose: () => void;
}

/** How one task went; of a failed one, the reason in words and what whoever looks after the server needs. */
export function JobDialog({ job, onClose }: JobDialogProps) {
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
