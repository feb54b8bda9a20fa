import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { SearchBox } from '../list/SearchBox';
import { FilterChips } from '../page/FilterChips';
import { usePersonNames } from '../references/usePersonNames';
import { filterLabel } from './filterLabel';
import type { GridRow } from './GridContext';
import type { GridAddress } from './gridAddress';
import { columnOfFilter, filterField, type GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';

/** The field of a filter as an address writes it. */
const fieldOf = (written: string) => written.split(':')[0] || 'sin nombre';

interface GridFiltersProps {
  columns: readonly GridColumn<GridRow>[];
  address: GridAddress;
  onChange: (change: Partial<GridAddress>) => void;
  searchLabel: string;
  searchBox: RefObject<HTMLDivElement | null>;
  onFilter: (column: GridColumn<GridRow>, anchor: Element) => void;
  /** The views stand beside the search. */
  children?: ReactNode;
}

/** Quick search, the filters that are on, and the way to one more. */
export function GridFilters(props: GridFiltersProps) {
  const { columns, address, onChange, searchLabel, searchBox, onFilter, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const personName = usePersonNames(personIds(address.filters, columns));
  return (
    <>
      <FilterChips
        chips={address.filters.map((filter) => ({
          id: filter.field,
          label: filterLabel(filter, columns, personName),
          onRemove: () =>
            onChange({ filters: address.filters.filter((one) => one.field !== filter.field) }),
        }))}
        onClear={() => onChange({ filters: [] })}
      >
        <div ref={searchBox}>
          <SearchBox
            label={searchLabel}
            value={address.search}
            onChange={(search) => onChange({ search })}
            sx={{ width: { xs: 1, sm: 370 } }}
          />
        </div>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<Icon name="filter" />}
          aria-haspopup="menu"
          onClick={() => setChoosing(true)}
        >
          Filtrar
        </Button>
        {children}
      </FilterChips>
      {address.lost.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 1 }} onClose={() => onChange({})}>
          {`Este enlace pedía ${address.lost.length === 1 ? 'un filtro que esta lista no puede' : 'filtros que esta lista no puede'} aplicar (${address.lost.map(fieldOf).join(', ')}): se muestra más de lo que pedía.`}
        </Alert>
      ) : null}
      <Menu open={choosing} anchorEl={button.current} onClose={() => setChoosing(false)}>
        {columns
          .filter((column) => filterField(column) !== null)
          .map((column) => (
            <MenuItem
              key={column.key}
              onClick={() => {
                setChoosing(false);
                if (button.current) onFilter(column, button.current);
              }}
            >
              {column.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

function personIds(filters: readonly ListFilter[], columns: readonly GridColumn<GridRow>[]) {
  return filters.flatMap(({ field, value }) => {
    if (columnOfFilter(columns, field)?.kind !== 'person') return [];
    return [value].flat().filter((id) => typeof id === 'number');
  });
}
