import Chip from '@mui/material/Chip';
import type { HistoryRow } from '@/services/wms/generated/users.gen';

/** Says of a change that its day is still to come. */
export function HistoryMark({ row }: { row: HistoryRow }) {
  return row.begun ? null : (
    <Chip
      size="small"
      label="Por venir"
      sx={{ ml: 1, bgcolor: 'surface.soft', color: 'primary.main' }}
    />
  );
}
