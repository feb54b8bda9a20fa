import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { topBarHeight } from '../../theme/tokens';
import { AccountMenu } from '../account/AccountMenu';
import { BrandLink } from '../rail/BrandLink';
import { SearchButton } from '../search/SearchButton';

interface TopBarProps {
  modules: readonly FeatureManifest[];
  onSearch: () => void;
}

export function TopBar({ modules, onSearch }: TopBarProps) {
  const slots = modules.flatMap(({ id, topBar }) => (topBar ? [{ id, Slot: topBar }] : []));
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        boxSizing: 'border-box',
        height: topBarHeight,
        px: { xs: 1, md: 4 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        ...notOnPaper,
      }}
    >
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <BrandLink />
      </Box>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}>
        <SearchButton onClick={onSearch} />
      </Box>
      {slots.map(({ id, Slot }) => (
        <Suspense key={id} fallback={<Box sx={{ width: 'var(--anden-control)' }} />}>
          <Slot />
        </Suspense>
      ))}
      <AccountMenu />
    </Box>
  );
}
