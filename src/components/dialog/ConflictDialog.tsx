import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePhone } from './usePhone';

export interface ConflictField {
  label: string;
  /** As a person reads them, never as they are stored. */
  mine: string;
  stored: string;
}

interface ConflictDialogProps {
  open: boolean;
  /** Only the fields that differ. */
  fields: readonly ConflictField[];
  saving?: boolean;
  onKeepMine: () => void;
  onKeepStored: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** Somebody saved first: both versions, field by field, and the person decides. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, fields, saving = false, onKeepMine, onKeepStored, onClose } = props;
  const id = useId();
  const phone = usePhone();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Otra persona guardó cambios antes</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
          {fields.length > 0
            ? 'Compará las dos versiones y elegí con cuál seguir.'
            : 'Las dos versiones dicen lo mismo.'}
        </Typography>
        {fields.map(({ label, mine, stored }) => (
          <Box key={label} component="section" aria-label={label} sx={{ '& + &': { mt: 2.5 } }}>
            <Typography variant="h5" component="h3" sx={{ mb: 0.75 }}>
              {label}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <ConflictVersion title="Lo tuyo" text={mine} />
              <ConflictVersion title="Lo guardado" text={stored} />
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={saving}>
          Seguir editando
        </Button>
        <Button variant="outlined" onClick={onKeepStored} disabled={saving}>
          Quedarme con lo guardado
        </Button>
        <Button
          variant="contained"
          loading={saving}
          loadingPosition="start"
          onClick={onKeepMine}
          autoFocus
        >
          Guardar lo mío
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ConflictVersion({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'surface.sunken', minWidth: 0 }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
