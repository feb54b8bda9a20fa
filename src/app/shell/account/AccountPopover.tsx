import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { AppearanceChoices } from '@/components/appearance/AppearanceChoices';
import { Icon } from '@/components/icons/Icon';
import { PersonName } from '@/components/person/PersonName';
import { installOffer } from '@/services/offline/installOffer';
import { selectUser } from '@/services/session/userSlice';
import { useAppSelector } from '../../hooks';
import { useLeaveSession } from '../session/useLeaveSession';

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

const row = { justifyContent: 'flex-start', color: 'text.primary', px: 1.5 };

/** The sheet shows who I am, how it looks, and the way out. */
function AccountSheet({ onClose }: { onClose: () => void }) {
  const user = useAppSelector(selectUser);
  const leave = useLeaveSession();
  const installable = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <PersonName
        name={user.NAME ?? ''}
        imageUrl={user.IMAGE_URL}
        dni={user.DNI}
        detail={user.POSITION}
        size={44}
      />
      <Divider />
      <AppearanceChoices />
      <Divider />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Button
          component={Link}
          to="/profile"
          onClick={onClose}
          startIcon={<Icon name="profile" />}
          sx={row}
        >
          Mi perfil
        </Button>
        {installable ? (
          <Button onClick={installOffer.accept} startIcon={<Icon name="download" />} sx={row}>
            Instalar en este dispositivo
          </Button>
        ) : null}
        <Button onClick={leave} startIcon={<Icon name="logout" />} sx={row}>
          Cerrar sesión
        </Button>
      </Box>
    </Box>
  );
}
