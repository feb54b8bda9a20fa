import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { SearchBox } from '../list/SearchBox';
import { FilterChips } from '../page/FilterChips';
import { usePersonNames } from '../references/usePersonNames';
import { filterLabel } from './filterLabel';
import type { GridRow } from './GridContext';
import type { GridAddress } from './gridAddress';
import { filterField, type GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';

// Its date pickers weigh more than the list; they come when somebody filters.
const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor')).FilterEditor }));

export interface FilterTarget {
  column: GridColumn<GridRow>;
  anchor: Element;
}

interface GridFiltersProps {
  columns: readonly GridColumn<GridRow>[];
  address: GridAddress;
  onChange: (change: Partial<GridAddress>) => void;
  searchLabel: string;
  searchBox: RefObject<HTMLDivElement | null>;
  target: FilterTarget | null;
  onTarget: (target: FilterTarget | null) => void;
}

/** Quick search, the filters that are on, and the way to one more. */
export function GridFilters(props: GridFiltersProps) {
  const { columns, address, onChange, searchLabel, searchBox, target, onTarget } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const people = useMemo(() => personIds(address.filters, columns), [address.filters, columns]);
  const personName = usePersonNames(people);
  const set = (field: string, next: ListFilter | null) => {
    const there = address.filters.some((one) => one.field === field);
    const filters = next
      ? there
        ? address.filters.map((one) => (one.field === field ? next : one))
        : [...address.filters, next]
      : address.filters.filter((one) => one.field !== field);
    onChange({ filters });
  };
  const targetField = target ? filterField(target.column) : null;
  return (
    <>
      <FilterChips
        chips={address.filters.map((filter) => ({
          id: filter.field,
          label: filterLabel(filter, columns, personName),
          onRemove: () => set(filter.field, null),
        }))}
        onClear={() => onChange({ filters: [] })}
      >
        <div ref={searchBox}>
          <SearchBox
            label={searchLabel}
            value={address.search}
            onChange={(search) => onChange({ search })}
            sx={{ width: { xs: 1, sm: 280 } }}
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
      </FilterChips>
      <Menu open={choosing} anchorEl={button.current} onClose={() => setChoosing(false)}>
        {columns
          .filter((column) => filterField(column) !== null)
          .map((column) => (
            <MenuItem
              key={column.key}
              onClick={() => {
                setChoosing(false);
                if (button.current) onTarget({ column, anchor: button.current });
              }}
            >
              <ListItemText>{column.label}</ListItemText>
            </MenuItem>
          ))}
      </Menu>
      {target && targetField ? (
        <Suspense>
          <FilterEditor
            key={targetField}
            column={target.column}
            anchor={target.anchor}
            filter={address.filters.find((one) => one.field === targetField)}
            onApply={(filter) => set(targetField, filter)}
            onClose={() => onTarget(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function personIds(filters: readonly ListFilter[], columns: readonly GridColumn<GridRow>[]) {
  return filters.flatMap(({ field, value }) => {
    const column = columns.find((one) => filterField(one) === field);
    return column?.kind === 'person' && typeof value === 'number' ? [value] : [];
  });
}
