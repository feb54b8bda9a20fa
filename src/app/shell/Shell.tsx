import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { noticeRoom } from '@/components/feedback/noticeRoom';
import { useHeightVariable } from '@/components/page/useHeightVariable';
import { PaperHead } from '@/components/paper/PaperHead';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { useSlow } from '@/components/state/useSlow';
import { selectMay } from '@/services/session/selectCan';
import { useAppSelector } from '../hooks';
import { fetchParts, lazyPart } from '../lazyPart';
import { barsHeight, bottomBarHeight, contentId, topBarHeight } from '../theme/tokens';
import { FirstStepsPlace } from './FirstStepsPlace';
import { NewVersionBar } from './NewVersionBar';
import { OfflineBanner } from './OfflineBanner';
import { BottomBar } from './phone/BottomBar';
import { RefusedBar } from './RefusedBar';
import { Rail } from './rail/Rail';
import { EarlyLetters } from './search/EarlyLetters';
import { useSearchShortcut } from './search/useSearchShortcut';
import { SessionOverDialog } from './session/SessionOverDialog';
import { useLiveSession } from './session/useLiveSession';
import { TopBar } from './topbar/TopBar';
import { useNarrow } from './useNarrow';
import { ViewBanner } from './view/ViewBanner';
import { WaitingCounts } from './waiting/WaitingCounts';

const SearchDialog = lazyPart(async () => (await import('./search/SearchDialog')).SearchDialog);

/** The shell stands around every page. */
export function Shell({ modules: all }: { modules: readonly FeatureManifest[] }) {
  const modules = useVisibleModules(all);
  const narrow = useNarrow();
  const [searching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const early = useRef('');
  const main = useRef<HTMLElement>(null);
  const bars = useRef<HTMLElement>(null);
  useHeightVariable(bars, barsHeight);
  useEffect(fetchParts, []);
  const leaving = useLeaving();
  useLiveSession();
  useSearchShortcut(openSearch);
  useFocusOnNavigation(main);
  return (
    <WaitingCounts>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SkipLink />
        <NavigationProgress />
        {narrow ? null : <Rail modules={modules} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <PaperHead />
          <TopBar modules={modules} onSearch={openSearch} />
          <Box
            ref={bars}
            sx={{ position: 'sticky', top: topBarHeight, zIndex: 'appBar', ...notOnPaper }}
          >
            <NoticeRoom />
            <ViewBanner />
            <OfflineBanner />
            <RefusedBar />
            <NewVersionBar />
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
            <FirstStepsPlace />
            <Outlet />
          </Box>
        </Box>
        {narrow ? <BottomBar modules={modules} /> : null}
        {searching ? (
          <Suspense fallback={<EarlyLetters into={early} />}>
            <SearchDialog modules={modules} early={early} onClose={() => setSearching(false)} />
          </Suspense>
        ) : null}
        <SessionOverDialog />
        <ScrollRestoration getKey={scrollKey} />
      </Box>
    </WaitingCounts>
  );
}

/** Where the notice stands, so that it covers nothing of the page; a large screen has room in its top bar. */
function NoticeRoom() {
  return <Box sx={{ display: { lg: 'none' }, height: `var(${noticeRoom}, 0px)` }} />;
}

/** The first entry of every visit has the same key: by it alone, one page would take the scroll of another. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** While the next page's code is on its way: what is pressed on the page that goes would be lost with it. */
function useLeaving(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && next.pathname !== pathname;
}

/** After a change of page the keyboard starts at the page, not where the link was. */
function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}

/** While the code of the next page is on its way, if it takes long enough to be noticed. */
function NavigationProgress() {
  const slow = useSlow(useNavigation().state !== 'idle');
  return (
    <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}>
      {slow ? (
        <LinearProgress aria-label="Abriendo la página" sx={{ height: 3, borderRadius: 0 }} />
      ) : null}
    </Box>
  );
}

/** The modules of this person, each with the pages that they may open. */
function useVisibleModules(modules: readonly FeatureManifest[]): readonly FeatureManifest[] {
  const may = useAppSelector(selectMay);
  return useMemo(
    () =>
      modules
        .filter(({ flag }) => flag === null || may(flag))
        .map((module) => ({
          ...module,
          paths: module.paths.filter(({ flag }) => flag === undefined || [flag].flat().some(may)),
        })),
    [modules, may],
  );
}

/** The first stop of the keyboard: over the rail and into the page. */
function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
        ...notOnPaper,
      }}
    >
      Ir al contenido
    </Box>
  );
}
