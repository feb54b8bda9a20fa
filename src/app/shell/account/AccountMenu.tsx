import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { selectUser } from '@/services/session/userSlice';
import { useAppSelector } from '../../hooks';
import { lazyPart } from '../../lazyPart';

const AccountPopover = lazyPart(async () => (await import('./AccountPopover')).AccountPopover);

export function AccountMenu() {
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = (button: HTMLElement) => {
    setAnchor(button);
    setOpen(true);
  };
  return (
    <>
      <Tooltip title="Mi cuenta">
        <IconButton
          aria-label="Mi cuenta"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => show(event.currentTarget)}
          sx={{ p: 0.5 }}
        >
          <PersonAvatar name={user.NAME ?? ''} imageUrl={user.IMAGE_URL} dni={user.DNI} size={32} />
        </IconButton>
      </Tooltip>
      {anchor ? (
        <Suspense>
          <AccountPopover anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
