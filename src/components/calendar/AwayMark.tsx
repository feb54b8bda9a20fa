import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { AwayDays } from '@/services/absences/calendarHooks';
import { leavePath, newsItemPath } from '@/utils/paths';
import { awayText } from './calendarDays';
import { awayLook } from './calendarStyles';

interface AwayMarkProps {
  away: AwayDays;
  /** Too narrow for its name, which is then only heard and hovered. */
  narrow?: boolean;
  /** Its name whole, on as many lines as it takes. */
  wraps?: boolean;
}

const wrapped = { height: 'auto', minHeight: 24, whiteSpace: 'normal' } as const;

/** Days away as a bar: full where firm, outlined while they wait; leads to its record where that may be seen. */
export function AwayMark({ away, narrow = false, wraps = false }: AwayMarkProps) {
  const text = awayText(away);
  const to = awayPath(away);
  const side = { whole: {}, morning: { mr: '50%' }, afternoon: { ml: '50%' } }[away.part];
  const look = { ...awayLook(away), ...side, ...(wraps ? wrapped : {}) };
  const content = narrow ? '' : away.label;
  return to ? (
    <Box component={Link} to={to} title={text} aria-label={text} sx={look}>
      {content}
    </Box>
  ) : (
    <Box role="img" title={text} aria-label={text} sx={look}>
      {content}
    </Box>
  );
}

const paths = { leave: leavePath, news: newsItemPath };

/** Where its record is seen; null where the asker may not know it. */
const awayPath = ({ source, sourceId }: Pick<AwayDays, 'source' | 'sourceId'>) =>
  source === null || sourceId === null ? null : paths[source](sourceId);
