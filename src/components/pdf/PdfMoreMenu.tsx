import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { DocumentAction } from './documentActions';
import { PdfTool } from './PdfTool';

/** What does not fit in the toolbar of a phone. */
export function PdfMoreMenu({ actions }: { actions: readonly DocumentAction[] }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={anchor}>
      <PdfTool icon="moreVertical" label="Más del documento" onClick={() => setOpen(true)} />
      <Menu anchorEl={anchor.current} open={open} onClose={() => setOpen(false)}>
        {actions.map(({ icon, label, onClick }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              onClick();
            }}
          >
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
