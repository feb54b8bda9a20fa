import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { SearchBox } from '@/components/list/SearchBox';
import { FilterChips } from '@/components/page/FilterChips';
import { authorToggles, isOn, readerToggles, toggleLabels } from '../wallFilters';
import type { WallFiltering } from './useWallFilters';

/** Search, the filters that can be added, and those that are on. */
export function WallFilterBar({ filtering }: { filtering: WallFiltering }) {
  const { filters, author, toggle, search, clear } = filtering;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggles = author ? [...readerToggles, ...authorToggles] : readerToggles;
  const chips = [
    ...(filters.search
      ? [{ id: 'search', label: `Busca: “${filters.search}”`, onRemove: () => search('') }]
      : []),
    ...toggles
      .filter((key) => isOn(filters, key))
      .map((key) => ({ id: key, label: toggleLabels[key], onRemove: () => toggle(key) })),
  ];
  const close = () => setAnchor(null);
  return (
    <FilterChips chips={chips} onClear={clear}>
      <SearchBox
        label="Buscar en el muro"
        value={filters.search}
        onChange={search}
        sx={{ flex: { xs: '1 1 160px', sm: '0 1 280px' } }}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="filter" fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Filtrar
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ root: { 'aria-label': 'Filtros del muro' } }}
      >
        {toggles.map((key) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={isOn(filters, key)}
            onClick={() => {
              toggle(key);
              close();
            }}
          >
            <ListItemIcon>
              {isOn(filters, key) ? <Icon name="check" fontSize="small" /> : null}
            </ListItemIcon>
            {toggleLabels[key]}
          </MenuItem>
        ))}
      </Menu>
    </FilterChips>
  );
}
