import { counted } from '@contract/core/counted';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { RosterPerson } from '@/services/wms/generated/schedules.gen';
import { dayInWords } from './rosterTexts';

interface WarningsButtonProps {
  people: readonly RosterPerson[];
  onGo: (personId: number, day: string) => void;
}

/** All that asks for a second look, each a way to its day. */
export function WarningsButton({ people, onGo }: WarningsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const warnings = people.flatMap(({ id, name, warnings: own }) =>
    own.map(({ day, text }) => ({ id, name, day, text })),
  );
  if (warnings.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        color="warning"
        startIcon={<Icon name="warning" />}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        {counted(warnings.length, 'aviso', 'avisos')}
      </Button>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        {warnings.map(({ id, name, day, text }) => (
          <MenuItem
            key={`${id} ${day} ${text}`}
            onClick={() => {
              setOpen(false);
              onGo(id, day);
            }}
          >
            <ListItemText primary={`${name}, ${dayInWords(day)}`} secondary={text} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
