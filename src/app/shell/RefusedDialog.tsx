import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useStore } from 'react-redux';
import { CopyButton } from '@/components/feedback/CopyButton';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import { waitingChanges } from '@/services/offline/waitingChanges';
import type { RootState } from '../store';

interface RefusedDialogProps {
  refused: readonly QueuedChange[];
  onClose: () => void;
}

/** Each with why it was not saved and what was in it, to be tried again, copied or let go. */
export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const id = useId();
  const store = useStore<RootState>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Lo que no se guardó</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {refused.map((change) => (
            <li key={change.key}>
              <Typography variant="subtitle2">
                No se guardó {waitingChanges[change.accion]?.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {change.refused}
              </Typography>
              {change.told ? (
                <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {change.told}
                </Typography>
              ) : null}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button onClick={() => void offlineQueue.tryAgain(change, store.getState)}>
                  Probar de nuevo
                </Button>
                {change.told ? <CopyButton text={change.told} label="Copiar" /> : null}
                <Button color="error" onClick={() => void offlineQueue.forget(change)}>
                  Descartar
                </Button>
              </Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
