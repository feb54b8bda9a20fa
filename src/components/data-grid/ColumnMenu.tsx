import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { GridRow } from './GridContext';
import { filterField, type GridColumn } from './gridColumn';
import { changePlace, type GridLayout, movePlace } from './gridLayout';
import type { ListSort } from './listRequest';

interface ColumnMenuProps {
  column: GridColumn<GridRow>;
  anchor: Element;
  sort: readonly ListSort[];
  layout: GridLayout;
  onSort: (sort: ListSort[]) => void;
  onLayout: (layout: GridLayout) => void;
  onFilter: () => void;
  onClose: () => void;
}

interface Item {
  icon: IconName | null;
  label: string;
  run: () => void;
}

/** Everything that can be done with a column, for the mouse and the keyboard alike. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, anchor, sort, layout, onSort, onLayout, onFilter, onClose } = props;
  const { key } = column;
  const place = layout.find((one) => one.key === key);
  const others = sort.filter((one) => one.field !== key);
  const pin = (pinned: 'left' | 'right' | undefined) =>
    onLayout(changePlace(layout, key, { pinned }));
  const sorting: Item[] =
    column.sortable === false
      ? []
      : [
          {
            icon: 'sortUp',
            label: 'Ordenar de menor a mayor',
            run: () => onSort([{ field: key, direction: 'asc' }]),
          },
          {
            icon: 'sortDown',
            label: 'Ordenar de mayor a menor',
            run: () => onSort([{ field: key, direction: 'desc' }]),
          },
          ...(others.length > 0
            ? [
                {
                  icon: null,
                  label: 'Sumar al orden que ya está',
                  run: () => onSort([...others, { field: key, direction: 'asc' as const }]),
                },
              ]
            : []),
          ...(others.length < sort.length
            ? [{ icon: null, label: 'Quitar del orden', run: () => onSort(others) }]
            : []),
        ];
  const groups: Item[][] = [
    sorting,
    filterField(column) === null ? [] : [{ icon: 'filter', label: 'Filtrar…', run: onFilter }],
    [
      place?.pinned === 'left'
        ? { icon: 'pin', label: 'Soltar', run: () => pin(undefined) }
        : { icon: 'pin', label: 'Fijar a la izquierda', run: () => pin('left') },
      ...(place?.pinned === 'right'
        ? [{ icon: null, label: 'Soltar', run: () => pin(undefined) }]
        : [{ icon: null, label: 'Fijar a la derecha', run: () => pin('right') }]),
      {
        icon: 'previous',
        label: 'Mover a la izquierda',
        run: () => onLayout(movePlace(layout, key, -1)),
      },
      { icon: 'next', label: 'Mover a la derecha', run: () => onLayout(movePlace(layout, key, 1)) },
      {
        icon: 'hidden',
        label: 'Ocultar',
        run: () => onLayout(changePlace(layout, key, { shown: false })),
      },
    ],
  ];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Columna ${column.label}` } }}
    >
      {groups
        .filter((group) => group.length > 0)
        .flatMap((group, at) => [
          ...(at > 0 ? [<Divider key={`line-${group[0]?.label}`} />] : []),
          ...group.map(({ icon, label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <ListItemIcon>{icon ? <Icon name={icon} fontSize="small" /> : null}</ListItemIcon>
              <ListItemText>{label}</ListItemText>
            </MenuItem>
          )),
        ])}
    </Menu>
  );
}
