import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MissingWords } from './MissingWords';
import type { MissingPiece } from './useMissingPiece';

interface MissingDialogProps extends MissingPiece {
  /** A dialog that stays mounted says here whether it is open. */
  open?: boolean;
  onClose?: () => void;
}

// The browser's own: what draws the others may be the very piece that did not come.
const show = (box: HTMLDialogElement | null) => {
  if (!box || box.open) return;
  if (box.showModal) box.showModal();
  else box.setAttribute('open', '');
};

/** In the place of a dialog or a sheet whose code did not come. */
export function MissingDialog({ open = true, onClose, ...piece }: MissingDialogProps) {
  if (!open || piece.lack === null) return null;
  return (
    <Box
      component="dialog"
      ref={show}
      aria-label="No se pudo abrir"
      onClose={onClose}
      sx={{
        m: 'auto',
        p: 2,
        width: 'min(480px, calc(100vw - 32px))',
        border: 0,
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
      }}
    >
      <MissingWords {...piece} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>Cerrar</Button>
      </Box>
    </Box>
  );
}
