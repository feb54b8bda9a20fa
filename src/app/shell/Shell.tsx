import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { fetchParts, lazyPart } from '../lazyPart';
import { bottomBarHeight, contentId, topBarHeight } from '../theme/tokens';
import { NavigationProgress } from './NavigationProgress';
import { OfflineBanner } from './OfflineBanner';
import { BottomBar } from './phone/BottomBar';
import { Rail } from './rail/Rail';
import { SkipLink } from './SkipLink';
import { scrollKey } from './scrollKey';
import { EarlyLetters } from './search/EarlyLetters';
import { useSearchShortcut } from './search/useSearchShortcut';
import { SessionOverDialog } from './session/SessionOverDialog';
import { useLiveSession } from './session/useLiveSession';
import { TopBar } from './topbar/TopBar';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useLeaving } from './useLeaving';
import { useVisibleModules } from './useVisibleModules';
import { ViewBanner } from './view/ViewBanner';

const SearchDialog = lazyPart(async () => (await import('./search/SearchDialog')).SearchDialog);

/** What stands around every page. */
export function Shell({ modules: all }: { modules: readonly FeatureManifest[] }) {
  const modules = useVisibleModules(all);
  const [searching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const early = useRef('');
  const main = useRef<HTMLElement>(null);
  useEffect(fetchParts, []);
  const leaving = useLeaving();
  useLiveSession();
  useSearchShortcut(openSearch);
  useFocusOnNavigation(main);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <NavigationProgress />
      <Rail modules={modules} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar modules={modules} onSearch={openSearch} />
        <Box sx={{ position: 'sticky', top: topBarHeight, zIndex: 'appBar' }}>
          <ViewBanner />
          <OfflineBanner />
        </Box>
        <Box
          component="main"
          id={contentId}
          ref={main}
          tabIndex={-1}
          inert={leaving}
          sx={{
            flex: 1,
            pb: { xs: `calc(${bottomBarHeight}px + env(safe-area-inset-bottom))`, md: 0 },
          }}
        >
          <Outlet />
        </Box>
      </Box>
      <BottomBar modules={modules} />
      {searching ? (
        <Suspense fallback={<EarlyLetters into={early} />}>
          <SearchDialog modules={modules} early={early} onClose={() => setSearching(false)} />
        </Suspense>
      ) : null}
      <SessionOverDialog />
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}
