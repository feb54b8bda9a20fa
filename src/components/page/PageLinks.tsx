import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface PageLink {
  to: string;
  label: string;
  icon: IconName;
}

/** The pages beside this one: in a row, and on a phone in a menu, so that the content is not pushed away. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const phone = usePhone();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (!phone || links.length < 2) {
    return links.map(({ to, label, icon }) => (
      <Button key={to} component={Link} to={to} startIcon={<Icon name={icon} />}>
        {label}
      </Button>
    ));
  }
  return (
    <>
      <IconButton
        ref={button}
        aria-label="Más páginas"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="moreVertical" />
      </IconButton>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        {links.map(({ to, label, icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setOpen(false)}>
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
