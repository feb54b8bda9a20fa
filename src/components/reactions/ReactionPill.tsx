import type { ReactionKind } from '@contract/posts/post';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import { reactionLooks } from './reactionLooks';

interface ReactionPillProps {
  kind: ReactionKind;
  count: number;
  mine: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** How many felt this way; pressing it joins them or leaves. */
export function ReactionPill({ kind, count, mine, disabled, onClick }: ReactionPillProps) {
  const { label, icon } = reactionLooks[kind];
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-pressed={mine}
        aria-label={`${label}: ${count}`}
        startIcon={<Icon name={icon} fontSize="small" />}
        onClick={onClick}
        sx={{
          minWidth: 0,
          borderColor: 'divider',
          color: 'text.secondary',
          '&.Mui-disabled': { color: 'text.secondary', borderColor: 'divider' },
          ...(mine
            ? { borderColor: 'primary.main', bgcolor: 'surface.soft', color: 'primary.main' }
            : {}),
        }}
      >
        {count}
      </Button>
    </Tooltip>
  );
}
