import { useMemo } from 'react';
import { CatalogPage } from '../catalog/CatalogPage';
import { locationColumns } from '../catalog/columns';
import { LocationDialog } from '../catalog/LocationDialog';
import { locationsList } from '../catalog/lists';
import { useWarehouseSites } from '../catalog/useWarehouseSites';

export function LocationsPage() {
  const sites = useWarehouseSites();
  const columns = useMemo(() => locationColumns(sites), [sites]);
  return (
    <CatalogPage
      title="Ubicaciones"
      newLabel="Nueva ubicación"
      list={locationsList}
      columns={columns}
      rowName={(row) => row.code}
      searchLabel="Buscar por código"
      dialog={(row, onClose) => <LocationDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}
