import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { selectUser } from '@/services/session/userSlice';
import { useAppSelector } from '../../hooks';
import { AccountSheet } from './AccountSheet';

export function AccountMenu() {
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title="Mi cuenta">
        <IconButton
          aria-label="Mi cuenta"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ p: 0.5 }}
        >
          <PersonAvatar name={user.NAME ?? ''} imageUrl={user.IMAGE_URL} dni={user.DNI} size={32} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Mi cuenta', sx: { width: 320, mt: 1 } },
        }}
      >
        <AccountSheet onClose={close} />
      </Popover>
    </>
  );
}
