import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLetterKeysChoice } from './useLetterKeys';

interface KeysDialogProps {
  /** Each with what it does. */
  keys: readonly (readonly [string, string])[];
  onClose: () => void;
}

/** The keys of what is on the screen, and the way to turn off those of one letter. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const id = useId();
  const [on, choose] = useLetterKeysChoice();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Con el teclado</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
        >
          {keys.map(([key, meaning]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="subtitle2">
                {key}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={on} onChange={(_event, value) => choose(value)} />}
          label="Usar los atajos de una sola tecla"
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Si los apagás, ninguna letra suelta hace nada en ninguna página. También se cambia en Mi
          cuenta.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
