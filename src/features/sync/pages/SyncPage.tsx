import { linkRecord } from '@contract/sync/link';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { recordColumn } from '@/components/record/recordColumn';
import { type Link, useListSyncQuery } from '@/services/wms/generated/sync.gen';
import { routes as paths } from '@/utils/paths';
import { LinkEditor } from '../components/LinkEditor';

const syncGrid = gridList({ id: 'sync', accion: 'enlace.listar', useRows: useListSyncQuery });

const columns: GridColumn<Link>[] = [
  recordColumn(linkRecord, 'name', { grow: true, card: 'title' }),
  recordColumn(linkRecord, 'kind', { width: 130, card: 'status' }),
  recordColumn(linkRecord, 'note', { sortable: false, filter: false, width: 300, card: 'detail' }),
  recordColumn(linkRecord, 'active', { sortable: false, width: 110 }),
];

export function SyncPage() {
  return (
    <GridCatalog
      title="Enlaces"
      icon="folder"
      addLabel="Agregar"
      importPath={`${paths.sync}/import`}
      edits
      list={syncGrid}
      columns={columns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre"
      editor={(row, onClose) => <LinkEditor row={row} onClose={onClose} />}
    />
  );
}
