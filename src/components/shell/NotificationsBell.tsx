import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../icons/Icon';
import { lazyDialog } from '../lazy/lazyPiece';

const BellPopover = lazyDialog(async () => (await import('./BellPopover')).BellPopover);

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = (button: HTMLElement) => {
    setAnchor(button);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="Notificaciones">
        <IconButton
          aria-label={bellLabel(unread)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => show(event.currentTarget)}
        >
          <Badge badgeContent={unread || undefined} max={99} color="primary">
            <Icon name="bell" />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor ? (
        <Suspense>
          <BellPopover anchor={anchor} open={open} onClose={close}>
            {children(close)}
          </BellPopover>
        </Suspense>
      ) : null}
    </>
  );
}
