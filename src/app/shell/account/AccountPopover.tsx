import Popover from '@mui/material/Popover';
import { AccountSheet } from './AccountSheet';

interface AccountPopoverProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

export function AccountPopover({ anchor, open, onClose }: AccountPopoverProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Mi cuenta', sx: { width: 320, mt: 1 } },
      }}
    >
      <AccountSheet onClose={onClose} />
    </Popover>
  );
}
