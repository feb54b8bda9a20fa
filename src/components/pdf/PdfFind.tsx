import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { PdfPagesTools } from './usePdfPages';

interface PdfFindProps extends Pick<PdfPagesTools, 'find' | 'matches'> {
  onClose: () => void;
}

function countText(query: string, matches: PdfFindProps['matches']): string {
  if (query === '' || !matches) return '';
  return matches.total === 0 ? 'No está' : `${matches.current} de ${matches.total}`;
}

/** Looks for words in the whole document, accents and capitals aside. */
export function PdfFind({ find, matches, onClose }: PdfFindProps) {
  const [query, setQuery] = useState('');
  const again = (back: boolean) => query !== '' && find(query, 'again', back);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It puts away the search, not what is around the document.
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    again(event.shiftKey);
  };
  return (
    <Box role="search" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pb: 1 }}>
      <InputBase
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          find(event.target.value);
        }}
        onKeyDown={press}
        placeholder="Buscar en el documento"
        inputProps={{ 'aria-label': 'Buscar en el documento' }}
        sx={{ flex: 1, px: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Box component="span" role="status" sx={{ typography: 'body2', minWidth: 64 }}>
        {countText(query, matches)}
      </Box>
      <IconButton aria-label="Coincidencia anterior" onClick={() => again(true)}>
        <Icon name="moveUp" fontSize="small" />
      </IconButton>
      <IconButton aria-label="Coincidencia siguiente" onClick={() => again(false)}>
        <Icon name="moveDown" fontSize="small" />
      </IconButton>
      <IconButton aria-label="Cerrar la búsqueda" onClick={onClose}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  );
}
