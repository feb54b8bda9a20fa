import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { BulkResult } from '@/services/jobs/jobHooks';
import { formatNumber } from '@/utils/numbers';
import { Icon } from '../icons/Icon';

interface BulkResultsProps {
  rows: readonly BulkResult[];
  /** Refused beyond those shown. */
  more: number;
}

export function BulkResults({ rows, more }: BulkResultsProps) {
  if (rows.length === 0) return null;
  return (
    <List
      dense
      disablePadding
      sx={{ maxHeight: 320, overflowY: 'auto' }}
      tabIndex={0}
      aria-label="Resultado por fila"
    >
      {rows.map((row) => (
        <ListItem key={row.id} disableGutters>
          <ListItemIcon sx={{ color: row.ok ? 'success.main' : 'warning.main', minWidth: 36 }}>
            <Icon name={row.ok ? 'check' : 'warning'} fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={row.label} secondary={row.ok ? 'Hecho' : row.message} />
        </ListItem>
      ))}
      {more > 0 ? (
        <ListItem disableGutters>
          <ListItemText secondary={`Y ${formatNumber(more)} más sin cambiar.`} />
        </ListItem>
      ) : null}
    </List>
  );
}
