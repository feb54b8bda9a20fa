import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface StateMessageProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert';
}

/** A page says this when it has nothing to show. */
export function StateMessage({ icon, title, children, action, role }: StateMessageProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 5, md: 8 },
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: '50%',
          bgcolor: role === 'alert' ? 'surface.alert' : 'surface.soft',
          color: role === 'alert' ? 'error.main' : 'primary.main',
        }}
      >
        <Icon name={icon} />
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children ? (
        <Typography
          component="div"
          sx={{ maxWidth: '46ch', color: 'text.secondary', textWrap: 'balance' }}
        >
          {children}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 1.5 }}>{action}</Box> : null}
    </Box>
  );
}
