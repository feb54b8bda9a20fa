import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RosterWeek } from '@/services/wms/generated/schedules.gen';
import type { Crossed } from './crossedEdits';
import { dayInWords, personNameOf, shiftNames } from './rosterTexts';

interface CrossedDialogProps {
  roster: RosterWeek;
  crossed: Crossed;
  onMine: () => void;
  onClose: () => void;
}

const MOST_SHOWN = 8;

/** Days that somebody else changed between looking and changing: what stands there, and what one wanted. */
export function CrossedDialog({ roster, crossed: { cells }, onMine, onClose }: CrossedDialogProps) {
  const id = useId();
  const more = cells.length - MOST_SHOWN;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        Otra persona cambió{' '}
        {cells.length === 1 ? 'ese día' : counted(cells.length, 'día', 'de esos días')} antes
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 2 }}>
        {cells.slice(0, MOST_SHOWN).map(({ personId, day, before, after }) => (
          <Box key={`${personId} ${day}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {personNameOf(roster, personId)}, {dayInWords(day)}
            </Typography>
            <Typography variant="body2">Ahora: {shiftNames(before, roster.shifts)}</Typography>
            <Typography variant="body2">Lo tuyo: {shiftNames(after, roster.shifts)}</Typography>
          </Box>
        ))}
        {more > 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Y {counted(more, 'día más', 'días más')}.
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onMine}>Poner lo mío</Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Dejar lo que hay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
