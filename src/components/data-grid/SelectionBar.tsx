import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';
import { Icon } from '../icons/Icon';
import type { BulkAction } from './gridActions';
import { selectedCount } from './selection';
import type { SelectionControl } from './useSelection';

interface SelectionBarProps {
  control: SelectionControl;
  total: number;
  atLeast: boolean;
  actions: readonly BulkAction[];
  onAction: (action: BulkAction, count: number) => void;
}

/** "12 seleccionadas de 1.204", the way to all of them, and what can be done with them. */
export function SelectionBar({ control, total, atLeast, actions, onAction }: SelectionBarProps) {
  const count = selectedCount(control.selection, total);
  if (count === 0) return null;
  const all = control.selection.kind === 'filtered';
  const of = `${atLeast ? 'más de ' : ''}${formatNumber(total)}`;
  return (
    <Box
      role="toolbar"
      aria-label="Filas elegidas"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        mb: 1.5,
        borderRadius: 1,
        bgcolor: 'surface.soft',
      }}
    >
      <Typography variant="subtitle2" role="status" sx={{ mr: 1 }}>
        {all && count === total
          ? `Todas las ${of} seleccionadas`
          : `${formatNumber(count)} ${count === 1 ? 'seleccionada' : 'seleccionadas'} de ${of}`}
      </Typography>
      {all || count >= total ? null : (
        <Button size="small" onClick={control.selectAll}>
          Elegir las {of}
        </Button>
      )}
      <Button size="small" onClick={control.clear}>
        Ninguna
      </Button>
      <Box sx={{ flex: 1 }} />
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          variant="outlined"
          color={action.danger ? 'error' : 'primary'}
          startIcon={<Icon name={action.icon} />}
          onClick={() => onAction(action, count)}
        >
          {action.label}
        </Button>
      ))}
    </Box>
  );
}
