import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { PersonName } from '@/components/person/PersonName';
import { selectUser } from '@/services/session/userSlice';
import { useAppSelector } from '../../hooks';

interface KnownPersonProps {
  userName: string;
  onOther: () => void;
}

/** Whose session it was, as fixed text: nobody types again what is known. */
export function KnownPerson({ userName, onOther }: KnownPersonProps) {
  const user = useAppSelector(selectUser);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PersonName
          name={user.NAME ?? userName}
          imageUrl={user.IMAGE_URL}
          dni={user.DNI}
          detail={userName}
          size={40}
        />
      </Box>
      {/* For the browser's store of passwords, which looks for a field. */}
      <Box
        component="input"
        type="text"
        name="usuario"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        sx={visuallyHidden}
      />
      <Button size="small" onClick={onOther}>
        No soy yo
      </Button>
    </Box>
  );
}
