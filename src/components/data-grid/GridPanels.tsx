import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense } from 'react';
import { Icon } from '../icons/Icon';
import { KeysDialog } from '../keys/KeysDialog';
import { lazyDialog } from '../lazy/lazyPiece';
import { ColumnChooser } from './ColumnChooser';
import { ColumnMenu } from './ColumnMenu';
import { ExportDialog } from './ExportDialog';
import type { GridRow } from './GridContext';
import type { RowAction } from './gridActions';
import type { GridAddress } from './gridAddress';
import { filterField, type GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import type { GridList } from './gridList';
import type { GridPanel } from './gridPanel';
import type { ListFilter } from './listRequest';
import { PrintDialog } from './PrintDialog';
import type { Selection } from './selection';

// Its date pickers weigh more than the list; they come when somebody filters.
const FilterEditor = lazyDialog(async () => (await import('./FilterEditor')).FilterEditor);

const gridKeys = [
  ['/', 'Ir a la búsqueda'],
  ['Flechas', 'Moverse por las celdas'],
  ['Enter', 'Abrir la fila; en un título, ordenar'],
  ['Mayús + Enter', 'En un título, sumar la columna al orden'],
  ['Espacio', 'Elegir la fila; con Mayús, desde la anterior'],
  ['Ctrl + C', 'Copiar la celda, o las filas elegidas que se ven'],
  ['Ctrl + E', 'Elegir todas las que cumplen los filtros'],
  ['Mayús + F10', 'Acciones de la fila; en un título, de la columna'],
  ['Alt + Re Pág / Av Pág', 'Página anterior o siguiente'],
  ['?', 'Esta ayuda'],
] as const;

interface GridPanelsProps {
  panel: GridPanel | null;
  onPanel: (panel: GridPanel | null) => void;
  columns: readonly GridColumn<GridRow>[];
  address: GridAddress;
  /** The address with the filters that the page around chose, as a file of the rows has them. */
  asked: GridAddress;
  change: (change: Partial<GridAddress>) => void;
  layout: GridLayout;
  setLayout: (layout: GridLayout) => void;
  list: Pick<GridList<GridRow>, 'accion' | 'exports'>;
  /** How many rows this page has. */
  onPage: number;
  selection: Selection;
  total: number;
  rowName: (row: GridRow) => string;
  rowActions: (row: GridRow) => readonly RowAction[];
}

/** Draws what is open over the list. */
export function GridPanels(props: GridPanelsProps) {
  const { panel, onPanel, columns, address, change, layout, setLayout, rowName, rowActions } =
    props;
  const close = () => onPanel(null);
  switch (panel?.kind) {
    case 'keys':
      return <KeysDialog keys={gridKeys} onClose={close} />;
    case 'columns':
      return (
        <ColumnChooser columns={columns} layout={layout} onLayout={setLayout} onClose={close} />
      );
    case 'export':
      return (
        <ExportDialog
          list={props.list.accion}
          columns={columns}
          layout={layout}
          address={props.asked}
          selection={props.selection}
          total={props.total}
          onClose={close}
        />
      );
    case 'print':
      return (
        <PrintDialog
          rows={props.onPage}
          total={props.total}
          onExport={props.list.exports ? () => onPanel({ kind: 'export' }) : undefined}
          onClose={close}
        />
      );
    case 'column':
      return (
        <ColumnMenu
          column={panel.column}
          anchor={panel.anchor}
          sort={address.sort}
          layout={layout}
          onSort={(sort) => change({ sort })}
          onLayout={setLayout}
          onFilter={() => onPanel({ ...panel, kind: 'filter' })}
          onClose={close}
        />
      );
    case 'row':
      return (
        <RowMenu
          name={rowName(panel.row)}
          actions={rowActions(panel.row)}
          anchor={panel.anchor}
          onClose={close}
        />
      );
    case 'filter': {
      const field = filterField(panel.column) ?? panel.column.key;
      return (
        <Suspense>
          <FilterEditor
            key={field}
            column={panel.column}
            anchor={panel.anchor}
            filter={address.filters.find((one) => one.field === field)}
            onApply={(filter) => change({ filters: withFilter(address.filters, field, filter) })}
            onClose={close}
          />
        </Suspense>
      );
    }
    default:
      return null;
  }
}

/** A column has one filter at most; a changed one keeps its place among the chips. */
function withFilter(filters: readonly ListFilter[], field: string, next: ListFilter | null) {
  if (!next) return filters.filter((one) => one.field !== field);
  const there = filters.some((one) => one.field === field);
  return there ? filters.map((one) => (one.field === field ? next : one)) : [...filters, next];
}

interface RowMenuProps {
  name: string;
  actions: readonly RowAction[];
  anchor: Element;
  onClose: () => void;
}

function RowMenu({ name, actions, anchor, onClose }: RowMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Acciones de ${name}` } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          onClick={() => {
            onClose();
            action.run();
          }}
          sx={action.danger ? { color: 'error.main' } : null}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Icon name={action.icon} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{action.label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
