import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ProgressLine } from '../feedback/ProgressLine';
import { BulkResults } from './BulkResults';
import type { BulkOutput } from './bulkOutput';
import { useBulkOutcome } from './useBulkOutcome';

interface BulkResultDialogProps {
  title: string;
  output: BulkOutput;
  /** In the words of what was done; without it, rows that changed. */
  say?: (done: number, refused: number) => string;
  onClose: () => void;
}

/** What happened to each row: done, and not done because. A long one may go on in the background. */
export function BulkResultDialog({ title, output, say, onClose }: BulkResultDialogProps) {
  const id = useId();
  const outcome = useBulkOutcome(output, say);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {outcome.running ? (
          <ProgressLine label={title} done={outcome.doneUnits} total={outcome.totalUnits} />
        ) : (
          <Alert severity={outcome.refused > 0 ? 'warning' : 'success'} role="status">
            {outcome.summary}
          </Alert>
        )}
        <BulkResults rows={outcome.rows} more={outcome.more} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {outcome.running ? 'Seguir en segundo plano' : 'Listo'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
