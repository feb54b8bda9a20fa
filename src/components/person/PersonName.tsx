import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PersonAvatar, type PersonFace } from './PersonAvatar';

interface PersonNameProps extends PersonFace {
  /** Position, area or whatever tells two namesakes apart. */
  detail?: ReactNode;
  size?: number;
  /** Where it says whose record it is, nothing of it is cut. */
  whole?: boolean;
}

export function PersonName({ detail, size = 36, whole = false, ...face }: PersonNameProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar {...face} size={size} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" noWrap={!whole} sx={{ display: 'block' }}>
          {face.name}
        </Typography>
        {detail ? (
          <Typography
            variant="caption"
            component="span"
            noWrap={!whole}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
