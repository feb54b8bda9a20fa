import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { landingRoute } from '@/services/session/landing';
import { selectRoles } from '@/services/session/rolesSlice';
import { useAppSelector } from '../../hooks';
import { lazyPart } from '../../lazyPart';
import { bottomBarHeight } from '../../theme/tokens';
import { currentModule } from '../rail/currentModule';
import { firstFour } from '../rail/railSections';
import { useWaitingIn } from '../waiting/WaitingCounts';
import { WaitingMark, waitingDescription } from '../waiting/WaitingMark';

const MoreSheet = lazyPart(async () => (await import('./MoreSheet')).MoreSheet);

/** On a phone: the four that this role uses first, and the rest under "Más". */
export function BottomBar({ modules }: { modules: readonly FeatureManifest[] }) {
  const roles = useAppSelector(selectRoles);
  const current = currentModule(modules, useLocation().pathname);
  const shown = firstFour(modules, landingRoute(roles));
  const behind = modules.filter((module) => !shown.includes(module)).map(({ id }) => id);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Box
      component="nav"
      aria-label="Módulos principales"
      sx={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        display: { xs: 'flex', md: 'none' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        ...notOnPaper,
      }}
    >
      {shown.map((module) => (
        <BottomLink key={module.id} module={module} current={module === current} />
      ))}
      <MoreTab behind={behind} onClick={show} />
      {opened ? (
        <Suspense>
          <MoreSheet open={open} modules={modules} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}

interface MoreTabProps {
  /** Modules that have no place of their own in the bar. */
  behind: readonly string[];
  onClick: () => void;
}

function MoreTab({ behind, onClick }: MoreTabProps) {
  const waiting = useWaitingIn(...behind);
  return (
    <ButtonBase
      onClick={onClick}
      aria-haspopup="dialog"
      aria-description={waitingDescription(waiting)}
      sx={bottomTab}
    >
      <WaitingMark count={waiting}>
        <Icon name="more" />
      </WaitingMark>
      Más
    </ButtonBase>
  );
}

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
  /** The person is in this module. */
  current: boolean;
}

function BottomLink({ module, current }: BottomLinkProps) {
  const waiting = useWaitingIn(module.id);
  return (
    <ButtonBase
      component={Link}
      to={module.paths[0]?.path ?? '/'}
      aria-current={current ? 'page' : undefined}
      aria-description={waitingDescription(waiting)}
      sx={{ ...bottomTab, ...(current ? standing : null) }}
    >
      <WaitingMark count={waiting}>
        <Icon name={module.icon} />
      </WaitingMark>
      <Box
        component="span"
        sx={{
          maxWidth: 1,
          overflow: 'hidden',
          // A long name takes two lines rather than an ellipsis.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          textAlign: 'center',
          lineHeight: 1.1,
          hyphens: 'auto',
        }}
      >
        {module.label}
      </Box>
    </ButtonBase>
  );
}

/** The style of a place in the bottom bar. */
const bottomTab = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  height: bottomBarHeight,
  px: 0,
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 550,
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const;
