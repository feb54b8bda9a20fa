import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { bottomTab } from './bottomTab';

const current = {
  color: 'text.primary',
  '& svg': { color: 'primary.main' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    width: 32,
    height: 3,
    borderRadius: '0 0 3px 3px',
    bgcolor: 'line.platform',
  },
};

export function BottomLink({ module }: { module: FeatureManifest }) {
  return (
    <ButtonBase
      component={NavLink}
      to={module.paths[0]?.path ?? '/'}
      sx={{ ...bottomTab, '&.active': current }}
    >
      <Icon name={module.icon} />
      <Box
        component="span"
        sx={{ maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {module.label}
      </Box>
    </ButtonBase>
  );
}
