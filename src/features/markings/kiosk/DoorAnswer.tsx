import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { Said } from './doorWords';

const looks = {
  good: { color: 'success.main', icon: 'check' },
  kept: { color: 'warning.main', icon: 'offline' },
  bad: { color: 'error.main', icon: 'error' },
} as const;

/** Over the whole screen, for as long as it takes to read a name from two metres. */
export function DoorAnswer({ said }: { said: Said }) {
  const { color, icon } = looks[said.tone];
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
        bgcolor: 'background.default',
        borderTop: 16,
        borderColor: color,
      }}
    >
      {said.photo ? (
        <Avatar src={said.photo} alt="" sx={{ width: 160, height: 160 }} />
      ) : (
        <Box sx={{ color, '& svg': { fontSize: '8rem' } }}>
          <Icon name={icon} />
        </Box>
      )}
      <Typography
        component="p"
        sx={{ fontSize: 'clamp(2rem, 7vw, 4.5rem)', fontWeight: 700, lineHeight: 1.1 }}
      >
        {said.title}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: 'clamp(1.25rem, 4vw, 2.5rem)', textWrap: 'balance' }}
      >
        {said.text}
      </Typography>
    </Box>
  );
}
