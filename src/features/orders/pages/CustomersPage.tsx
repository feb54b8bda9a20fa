import { useMemo } from 'react';
import { usePlaces } from '@/components/references/usePlaces';
import { CatalogPage } from '../catalog/CatalogPage';
import { CustomerDialog } from '../catalog/CustomerDialog';
import { customerColumns } from '../catalog/columns';
import { customersList } from '../catalog/lists';

export function CustomersPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => customerColumns(sites), [sites]);
  return (
    <CatalogPage
      title="Clientes"
      newLabel="Nuevo cliente"
      list={customersList}
      columns={columns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre o dirección"
      dialog={(row, onClose) => <CustomerDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}
