import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import type { GridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { stockPath } from '@/utils/paths';

interface CatalogPageProps<Row extends { id: number }> {
  title: string;
  /** "Nuevo producto". */
  newLabel: string;
  list: GridList<Row>;
  columns: readonly GridColumn<Row>[];
  rowName: (row: Row) => string;
  searchLabel: string;
  dialog: (row: Row | null, onClose: () => void) => ReactNode;
}

/** A list of the warehouse that who plans the work may add to and correct. */
export function CatalogPage<Row extends { id: number }>(props: CatalogPageProps<Row>) {
  const { title, newLabel, list, columns, rowName, searchLabel, dialog } = props;
  const mayChange = useSelector(selectCan('ORDERS.create'));
  const [editing, setEditing] = useState<{ row: Row | null } | null>(null);
  return (
    <Page
      title={title}
      width="wide"
      back={{ to: stockPath, label: 'Existencias' }}
      action={
        mayChange ? (
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setEditing({ row: null })}
          >
            {newLabel}
          </Button>
        ) : null
      }
    >
      <DataGrid
        list={list}
        label={title}
        columns={columns}
        rowName={rowName}
        rowActions={
          mayChange
            ? (row) => [{ label: 'Editar', icon: 'edit', run: () => setEditing({ row }) }]
            : undefined
        }
        searchLabel={searchLabel}
        empty={
          <StateMessage icon="orders" title="Todavía no hay nada cargado">
            Lo primero que se cargue aparece en esta lista.
          </StateMessage>
        }
      />
      {editing ? dialog(editing.row, () => setEditing(null)) : null}
    </Page>
  );
}
