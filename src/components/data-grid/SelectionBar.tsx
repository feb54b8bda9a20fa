import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
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
  const fits = actions.length <= IN_A_ROW;
  const shown = fits ? actions : actions.slice(0, IN_A_ROW - 1);
  const more = fits ? [] : actions.slice(IN_A_ROW - 1);
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
      {shown.map((action) => (
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
      <MoreActions actions={more} onAction={(action) => onAction(action, count)} />
    </Box>
  );
}

/** So many stand in one row beside the words. */
const IN_A_ROW = 4;

interface MoreActionsProps {
  actions: readonly BulkAction[];
  onAction: (action: BulkAction) => void;
}

/** The actions for which the row has no room. */
function MoreActions({ actions, onAction }: MoreActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        startIcon={<Icon name="more" />}
        onClick={() => setOpen(true)}
      >
        Más
      </Button>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setOpen(false);
              onAction(action);
            }}
          >
            <ListItemIcon>
              <Icon name={action.icon} fontSize="small" />
            </ListItemIcon>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
