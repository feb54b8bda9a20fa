import Chip from '@mui/material/Chip';
import { Icon } from '@/components/icons/Icon';
import type { SiteMonth } from '@/services/wms/generated/closes.gen';
import { isClosed, stateLook } from '../closeTexts';

/** Where a month of a site stands. */
export function StateChip({ state }: Pick<SiteMonth, 'state'>) {
  const { label, color } = stateLook[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      color={color}
      {...(isClosed(state) ? { icon: <Icon name="lock" fontSize="small" /> } : {})}
    />
  );
}
