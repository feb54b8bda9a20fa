import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/icons/Icon';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  listId: string;
  activeId?: string;
}

export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onKeyDown, onClose, listId, activeId } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon name="search" sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={value}
        placeholder="Personas, pedidos, documentos, páginas…"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': 'Buscar en todo',
            'aria-autocomplete': 'list',
            'aria-expanded': activeId !== undefined,
            'aria-controls': listId,
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
        sx={{
          minHeight: 44,
          fontSize: '1rem',
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <IconButton size="small" aria-label="Cerrar la búsqueda" onClick={onClose}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  );
}
