import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { truncate } from '@/utils/text';
import { Icon } from '../icons/Icon';

export interface FilterChip {
  id: string;
  /** "Sede: Pilar". */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
  /** Search field, "Agregar filtro" and the like, before the chips. */
  children?: ReactNode;
}

/** The filters that are on, in sight, each removable by pointer, Enter or Supr. */
export function FilterChips({ chips, onClear, children }: FilterChipsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {children}
      {chips.length > 0 ? (
        <Box
          component="ul"
          aria-label="Filtros activos"
          sx={{ display: 'contents', listStyle: 'none' }}
        >
          {chips.map((chip) => (
            <Box component="li" key={chip.id}>
              <Chip
                label={truncate(chip.label, 40)}
                aria-label={`Quitar filtro ${chip.label}`}
                onClick={chip.onRemove}
                onDelete={chip.onRemove}
                deleteIcon={<Icon name="close" />}
                sx={{ bgcolor: 'surface.soft', color: 'primary.main' }}
              />
            </Box>
          ))}
        </Box>
      ) : null}
      {chips.length > 1 ? (
        <Button size="small" onClick={onClear}>
          Quitar todos
        </Button>
      ) : null}
    </Box>
  );
}
