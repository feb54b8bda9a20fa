import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '@/components/icons/Icon';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { railWidth } from '../../theme/tokens';
import { BrandLink } from './BrandLink';
import { RailSections } from './RailSections';

/** The grouped modules, on a screen wide enough for them. */
export function Rail({ modules }: { modules: readonly FeatureManifest[] }) {
  const [closed, toggle] = useRailClosed();
  const text = closed ? 'Abrir el menú' : 'Achicar el menú';
  return (
    <Box
      component="nav"
      aria-label="Módulos"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        boxSizing: 'border-box',
        width: closed ? railWidth.closed : railWidth.open,
        bgcolor: 'surface.rail',
        borderRight: 1,
        borderColor: 'divider',
        ...notOnPaper,
      }}
    >
      <BrandLink closed={closed} />
      <Box sx={{ flex: 1, overflowY: 'auto', px: 1.5, pt: 1.5, pb: 2 }}>
        <RailSections modules={modules} closed={closed} />
      </Box>
      <Box sx={{ p: 1.5, display: 'flex', justifyContent: closed ? 'center' : 'flex-end' }}>
        <Tooltip title={text} placement="right">
          <IconButton aria-label={text} aria-expanded={!closed} onClick={toggle}>
            <Icon name={closed ? 'expand' : 'collapse'} fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

const selectRail = selectConfig('rail');

function useRailClosed(): [boolean, () => void] {
  const closed = useAppSelector(selectRail) === 'closed';
  const dispatch = useAppDispatch();
  const toggle = () => {
    dispatch(configSet({ key: 'rail', value: closed ? 'open' : 'closed' }));
  };
  return [closed, toggle];
}
