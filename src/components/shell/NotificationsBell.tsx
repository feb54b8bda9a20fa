import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/Icon';

interface NotificationsBellProps {
  unread: number;
  /** The list, mounted only while open. */
  children: (close: () => void) => ReactNode;
}

function bellLabel(unread: number): string {
  if (unread === 0) return 'Notificaciones';
  return unread === 1 ? 'Notificaciones: 1 sin leer' : `Notificaciones: ${unread} sin leer`;
}

/** The bell and its sheet; whose notices it shows is its feature's business. */
export function NotificationsBell({ unread, children }: NotificationsBellProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title="Notificaciones">
        <IconButton
          aria-label={bellLabel(unread)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} max={99} color="primary">
            <Icon name="bell" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': 'Notificaciones',
            sx: {
              width: 400,
              maxWidth: 'calc(100vw - 16px)',
              maxHeight: 'min(640px, 80dvh)',
              mt: 1,
            },
          },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
