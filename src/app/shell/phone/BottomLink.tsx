import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { bottomTab } from './bottomTab';

const standing = {
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

interface BottomLinkProps {
  module: FeatureManifest;
  /** One stands in it. */
  current: boolean;
}

export function BottomLink({ module, current }: BottomLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={module.paths[0]?.path ?? '/'}
      aria-current={current ? 'page' : undefined}
      sx={{ ...bottomTab, ...(current ? standing : null) }}
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
