import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { usePlaces } from '@/components/references/usePlaces';
import { selectCan } from '@/services/session/selectCan';
import { customerPath, importCustomersPath, stockPath } from '@/utils/paths';
import { CustomerDialog } from '../catalog/CustomerDialog';
import { customerColumns } from '../catalog/columns';
import { customersList } from '../catalog/lists';

export function CustomersPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => customerColumns(sites), [sites]);
  const edits = useSelector(selectCan('ORDERS.create'));
  return (
    <GridCatalog
      title="Clientes"
      back={{ to: stockPath, label: 'Existencias' }}
      icon="orders"
      edits={edits}
      addLabel="Nuevo cliente"
      importPath={importCustomersPath}
      list={customersList}
      columns={columns}
      rowPath={(row) => customerPath(row.id)}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre o dirección"
      editor={(row, onClose) => <CustomerDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}
