import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface PositionNoticeProps {
  siteName: string;
  onAnswer: (accepted: boolean) => void;
  onClose: () => void;
}

/** The notice says what the position is for, before the browser asks for it; once on each device. */
export function PositionNotice({ siteName, onAnswer, onClose }: PositionNoticeProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Tu ubicación, solo al fichar</DialogTitle>
      <DialogContent>
        <Typography>
          Sirve para saber si fichás en {siteName}. Se pide en el momento de fichar y queda con esa
          fichada; nunca se sigue por dónde andás. La ven quienes ven tus fichadas.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onAnswer(false)}>Fichar sin ubicación</Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          Usar mi ubicación
        </Button>
      </DialogActions>
    </Dialog>
  );
}
