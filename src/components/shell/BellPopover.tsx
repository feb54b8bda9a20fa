import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface BellPopoverProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function BellPopover({ anchor, open, onClose, children }: BellPopoverProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Notificaciones',
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(640px, 80dvh)',
            mt: 1,
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
