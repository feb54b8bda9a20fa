import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataGrid } from '../data-grid/DataGrid';
import type { BulkAction, RowAction } from '../data-grid/gridActions';
import type { GridColumn } from '../data-grid/gridColumn';
import type { GridList } from '../data-grid/gridList';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { Page } from '../page/Page';
import { PageLinks } from '../page/PageLinks';
import { AdminTabs } from '../shell/AdminTabs';
import { StateMessage } from '../state/StateMessage';

interface GridCatalogProps<Row extends { id: number }> {
  title: string;
  back?: { to: string; label: string };
  icon: IconName;
  /** "Nuevo producto". */
  addLabel: string;
  /** Whether this person may add to it and correct it. */
  edits: boolean;
  /** Where a file of them is taken in. */
  importPath?: string;
  list: GridList<Row>;
  columns: readonly GridColumn<Row>[];
  rowName: (row: Row) => string;
  /** The page of one. */
  rowPath?: (row: Row) => string;
  bulkActions?: readonly BulkAction[];
  /** The other actions on a row, for people who may correct it. */
  moreActions?: (row: Row) => readonly RowAction[];
  searchLabel: string;
  /** The form over one, or over a new one. */
  editor: (row: Row | null, onClose: () => void) => ReactNode;
}

/** A long list of things that a module keeps: searched by many, added to and corrected by who may. */
export function GridCatalog<Row extends { id: number }>(props: GridCatalogProps<Row>) {
  const { title, back, icon, addLabel, edits, importPath, list, columns, rowName, searchLabel } =
    props;
  const [open, setOpen] = useState<{ row: Row | null } | null>(null);
  const add = () => setOpen({ row: null });
  return (
    <Page
      title={title}
      width="wide"
      back={back}
      action={
        edits ? (
          <>
            {importPath ? (
              <PageLinks links={[{ to: importPath, label: 'Importar', icon: 'upload' }]} />
            ) : null}
            <Button variant="contained" startIcon={<Icon name="add" />} onClick={add}>
              {addLabel}
            </Button>
          </>
        ) : null
      }
    >
      <AdminTabs />
      <DataGrid
        list={list}
        label={title}
        columns={columns}
        rowName={rowName}
        rowPath={props.rowPath}
        bulkActions={props.bulkActions}
        rowActions={
          edits
            ? (row) => [
                { label: 'Editar', icon: 'edit', run: () => setOpen({ row }) },
                ...(props.moreActions?.(row) ?? []),
              ]
            : undefined
        }
        searchLabel={searchLabel}
        empty={
          <StateMessage
            icon={icon}
            title="Todavía no hay nada cargado"
            action={edits ? <FirstOnes importPath={importPath} onAdd={add} /> : undefined}
          >
            {edits
              ? firstOnes(importPath !== undefined)
              : 'Lo primero que se cargue aparece en esta lista.'}
          </StateMessage>
        }
      />
      {open ? props.editor(open.row, () => setOpen(null)) : null}
    </Page>
  );
}

const firstOnes = (imports: boolean) =>
  imports ? 'Traé una planilla con todo, o empezá de a uno.' : 'Empezá por el primer dato.';

/** The ways in which an empty catalogue begins. */
function FirstOnes({ importPath, onAdd }: { importPath?: string; onAdd: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {importPath ? (
        <Button variant="outlined" component={Link} to={importPath}>
          Traer una planilla
        </Button>
      ) : null}
      <Button variant={importPath ? 'text' : 'outlined'} onClick={onAdd}>
        Cargar a mano
      </Button>
    </Box>
  );
}
