import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../icons/Icon';
import type { RowAction } from './gridActions';

interface RowMenuProps {
  name: string;
  actions: readonly RowAction[];
  anchor: Element;
  onClose: () => void;
}

export function RowMenu({ name, actions, anchor, onClose }: RowMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Acciones de ${name}` } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          onClick={() => {
            onClose();
            action.run();
          }}
          sx={action.danger ? { color: 'error.main' } : null}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Icon name={action.icon} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{action.label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
