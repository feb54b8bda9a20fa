import type { ReactionKind } from '@contract/posts/post';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icons/Icon';
import { reactionLooks, reactionOrder } from './reactionLooks';

type Reaction = ReactionKind | null;

interface ReactionPickerProps {
  current: Reaction;
  onPick: (reaction: Reaction) => void;
}

const step: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = step[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/** The five ways to react, in a sheet that closes with the choice. */
export function ReactionPicker({ current, onPick }: ReactionPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const pick = (kind: ReactionKind) => {
    onPick(kind === current ? null : kind);
    close();
  };
  return (
    <>
      <Tooltip title="Reaccionar">
        <IconButton
          size="small"
          aria-label="Reaccionar"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="addReaction" fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Elegí una reacción' } }}
      >
        <Box onKeyDown={moveFocus} sx={{ display: 'flex', gap: 0.5, p: 0.75 }}>
          {reactionOrder.map((kind, index) => (
            <Tooltip key={kind} title={reactionLooks[kind].label}>
              <IconButton
                autoFocus={current ? current === kind : index === 0}
                aria-label={reactionLooks[kind].label}
                aria-pressed={current === kind}
                color={current === kind ? 'primary' : 'default'}
                onClick={() => pick(kind)}
              >
                <Icon name={reactionLooks[kind].icon} />
              </IconButton>
            </Tooltip>
          ))}
        </Box>
      </Popover>
    </>
  );
}
