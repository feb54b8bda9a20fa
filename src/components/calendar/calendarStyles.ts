import type { SxProps, Theme } from '@mui/material/styles';
import type { AwayDays } from '@/services/absences/calendarHooks';

const tones = { leave: 'primary', news: 'warning' } as const;

const toneOf = ({ source }: Pick<AwayDays, 'source'>) => (source ? tones[source] : 'secondary');

/** Leave, novelty or just away: each by its colour, and what only waits by its border. */
export function awayLook(away: Pick<AwayDays, 'source' | 'state'>) {
  const tone = toneOf(away);
  const firm = away.state === 'firm';
  return {
    display: 'block',
    height: 24,
    lineHeight: '22px',
    px: 0.5,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    textDecoration: 'none',
    typography: 'caption',
    fontWeight: 600,
    border: '1px solid',
    borderStyle: firm ? 'solid' : 'dashed',
    borderColor: `${tone}.main`,
    borderRadius: 0.75,
    color: firm ? `${tone}.contrastText` : `${tone}.main`,
    bgcolor: firm ? `${tone}.main` : 'background.paper',
  };
}

/** Cells of a board: rest days sunken, today framed, blocked dates alerted. */
export const boardLook: SxProps<Theme> = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: 1,
  tableLayout: 'fixed',
  '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 0, height: 'var(--anden-row)' },
  '& td': { borderLeft: 1, borderColor: 'divider', px: '2px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    height: 44,
    typography: 'caption',
    textAlign: 'center',
    color: 'text.secondary',
  },
  '& th[scope="row"]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    textAlign: 'left',
    fontWeight: 400,
    pl: 2,
    pr: 1,
  },
  '& thead th:first-of-type': { left: 0, zIndex: 3, textAlign: 'left', pl: 2 },
  '& .rest': { bgcolor: 'surface.sunken' },
  '& .holiday': { bgcolor: 'surface.soft' },
  '& .blocked': { boxShadow: 'inset 0 3px 0 var(--anden-palette-error-main)' },
  '& .today': { color: 'primary.main', fontWeight: 700 },
  '@media print': {
    '& th, & td': { height: 'auto', minHeight: 22 },
    '& thead th, & th[scope="row"]': { position: 'static' },
    '& col': { width: '190px' },
  },
  '& .outside': { bgcolor: 'background.default', borderColor: 'transparent' },
};
