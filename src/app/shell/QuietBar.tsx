import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { barLayout } from './barLayout';

interface QuietBarProps {
  icon: IconName;
  /** Nothing to say: no bar. */
  text: string | null;
  action?: { label: string; onClick: () => void };
}

/** A line under the top bar; the region is always there so that its text is spoken when it comes. */
export function QuietBar({ icon, text, action }: QuietBarProps) {
  return (
    <Box role="status">
      {text ? (
        <Box
          sx={{
            ...barLayout,
            color: 'text.primary',
            bgcolor: 'surface.hover',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Icon name={icon} fontSize="small" sx={{ color: 'warning.main' }} />
          <Box component="span" sx={{ flex: 1 }}>
            {text}
          </Box>
          {action ? (
            <Button size="small" onClick={action.onClick}>
              {action.label}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
