import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Icon } from '../../icons/Icon';
import type { OutlineEntry } from './outlineEntries';

interface PdfOutlineEntryProps {
  entry: OutlineEntry;
  onGo: (destination: string | unknown[]) => void;
}

function Title({ entry, onGo }: PdfOutlineEntryProps) {
  const { title, dest, url } = entry;
  const text = title.trim() || 'Sin título';
  if (url)
    return (
      <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ py: 0.75 }}>
        {text}
      </Link>
    );
  if (!dest) return <Box sx={{ py: 0.75, typography: 'body2' }}>{text}</Box>;
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={() => onGo(dest)}
      sx={{ py: 0.75, textAlign: 'left', color: 'text.primary', typography: 'body2' }}
    >
      {text}
    </Link>
  );
}

/** A line of the index and, opened, those under it. */
export function PdfOutlineEntry({ entry, onGo }: PdfOutlineEntryProps) {
  const [open, setOpen] = useState(false);
  const more = entry.items.length > 0;
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: more ? 0 : 3.75 }}>
        {more ? (
          <IconButton
            size="small"
            aria-label={`${open ? 'Cerrar' : 'Abrir'} “${entry.title}”`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'moveDown' : 'next'} fontSize="small" />
          </IconButton>
        ) : null}
        <Title entry={entry} onGo={onGo} />
      </Box>
      {more && open ? (
        <Box component="ul" sx={{ m: 0, pl: 2, listStyle: 'none' }}>
          {entry.items.map((item) => (
            <PdfOutlineEntry key={item.path} entry={item} onGo={onGo} />
          ))}
        </Box>
      ) : null}
    </li>
  );
}
