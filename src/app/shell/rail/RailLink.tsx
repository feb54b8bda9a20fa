import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { Icon } from '@/components/icons/Icon';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { useWaitingIn } from '../waiting/WaitingCounts';
import { WaitingMark, waitingDescription } from '../waiting/WaitingMark';

interface RailLinkProps {
  module: FeatureManifest;
  /** The person is in this module. */
  current: boolean;
  closed?: boolean;
  onClick?: () => void;
}

const icon = { fontSize: '1.3125rem' };

// The platform's line marks where one stands; a heavier letter would make the name grow.
const standing = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& svg': { ...icon, color: 'primary.main' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 9,
    bottom: 9,
    width: 3,
    borderRadius: 2,
    bgcolor: 'line.platform',
  },
};

export function RailLink({ module, current, closed = false, onClick }: RailLinkProps) {
  const waiting = useWaitingIn(module.id);
  const item = useRef<HTMLAnchorElement>(null);
  // Many modules do not fit on a low screen: where one stands is seen all the same.
  useEffect(() => {
    if (current) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <WithName name={closed ? module.label : null}>
        <ListItemButton
          component={Link}
          ref={item}
          to={module.paths[0]?.path ?? '/'}
          aria-current={current ? 'page' : undefined}
          aria-description={waitingDescription(waiting)}
          onClick={onClick}
          sx={{
            position: 'relative',
            gap: 1.5,
            px: closed ? 0 : 1.5,
            py: 0.25,
            minHeight: 'calc(var(--anden-item) - 4px)',
            borderRadius: 1,
            justifyContent: closed ? 'center' : 'flex-start',
            color: 'text.secondary',
            '& svg': icon,
            ...(current ? standing : null),
          }}
        >
          <WaitingMark count={waiting} dot={closed}>
            <Icon name={module.icon} />
          </WaitingMark>
          <Typography
            variant="subtitle2"
            component="span"
            noWrap
            sx={closed ? visuallyHidden : null}
          >
            {module.label}
          </Typography>
        </ListItemButton>
      </WithName>
    </ListItem>
  );
}

/** A closed rail shows no names; an open one needs nothing that waits for the pointer. */
function WithName({ name, children }: { name: string | null; children: ReactElement }) {
  if (name === null) return children;
  return (
    <Tooltip title={name} placement="right">
      {children}
    </Tooltip>
  );
}
