import Chip from '@mui/material/Chip';

/** Beside data of which a change waits to be approved. */
export function PendingChip() {
  return <Chip size="small" variant="outlined" color="info" label="Pendiente de aprobación" />;
}
