import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface PdfToolProps {
  icon: IconName;
  label: string;
  /** The keys in the notation of `aria-keyshortcuts`. */
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

/** A button of the viewer, named by its tooltip. */
export function PdfTool({ icon, label, keys, disabled = false, pressed, onClick }: PdfToolProps) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      <span>
        <IconButton
          aria-label={label}
          aria-keyshortcuts={keys}
          aria-pressed={pressed}
          disabled={disabled}
          color={pressed ? 'primary' : 'default'}
          onClick={onClick}
        >
          <Icon name={icon} fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
