import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { gridList } from '@/components/data-grid/gridList';
import { selectCan } from '@/services/session/selectCan';
import { useListSuppliersQuery } from '@/services/wms/generated/receiving.gen';
import { routes } from '@/utils/paths';
import { SupplierDialog } from '../components/SupplierDialog';
import { supplierColumns } from '../components/supplierColumns';

const suppliersList = gridList({
  id: 'suppliers',
  accion: 'proveedor.listar',
  useRows: useListSuppliersQuery,
});

export function SuppliersPage() {
  const edits = useSelector(selectCan('ORDERS.create'));
  return (
    <GridCatalog
      title="Proveedores"
      back={{ to: routes.receiving, label: 'Recepciones' }}
      icon="inbox"
      edits={edits}
      addLabel="Nuevo proveedor"
      list={suppliersList}
      columns={supplierColumns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre"
      editor={(row, onClose) => <SupplierDialog row={row} onClose={onClose} />}
    />
  );
}
