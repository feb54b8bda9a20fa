import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { OwnShift } from '@/services/wms/generated/schedules.gen';
import { ChangeDialog } from './ChangeDialog';
import { whenText } from './ownTexts';
import { SwapDialog } from './SwapDialog';

type Asking = 'swap' | 'change';

const items: readonly { asking: Asking; label: string; icon: IconName }[] = [
  { asking: 'swap', label: 'Cambiar con alguien', icon: 'people' },
  { asking: 'change', label: 'Pedir un cambio', icon: 'edit' },
];

interface ShiftMenuProps {
  shift: OwnShift;
  today: string;
}

/** The menu holds what may be asked of a shift that has not begun. */
export function ShiftMenu({ shift, today }: ShiftMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Opciones: ${whenText(shift.day, today)}, ${shift.name}`}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
        sx={notOnPaper}
      >
        <Icon name="moreVertical" />
      </IconButton>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        {items.map((item) => (
          <MenuItem
            key={item.asking}
            onClick={() => {
              setOpen(false);
              setAsking(item.asking);
            }}
          >
            <ListItemIcon>
              <Icon name={item.icon} fontSize="small" />
            </ListItemIcon>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
      {asking === 'swap' ? <SwapDialog shift={shift} today={today} onClose={close} /> : null}
      {asking === 'change' ? <ChangeDialog shift={shift} today={today} onClose={close} /> : null}
    </>
  );
}
