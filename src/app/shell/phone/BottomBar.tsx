import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { landingRoute } from '@/services/session/landing';
import { selectRoles } from '@/services/session/rolesSlice';
import { useAppSelector } from '../../hooks';
import { lazyPart } from '../../lazyPart';
import { currentModule } from '../rail/currentModule';
import { firstFour } from '../rail/railSections';
import { BottomLink } from './BottomLink';
import { MoreTab } from './MoreTab';

const MoreSheet = lazyPart(async () => (await import('./MoreSheet')).MoreSheet);

/** On a phone: the four that this role uses first, and the rest under "Más". */
export function BottomBar({ modules }: { modules: readonly FeatureManifest[] }) {
  const roles = useAppSelector(selectRoles);
  const current = currentModule(modules, useLocation().pathname);
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
      }}
    >
      {firstFour(modules, landingRoute(roles)).map((module) => (
        <BottomLink key={module.id} module={module} current={module === current} />
      ))}
      <MoreTab onClick={show} />
      {opened ? (
        <Suspense>
          <MoreSheet open={open} modules={modules} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
