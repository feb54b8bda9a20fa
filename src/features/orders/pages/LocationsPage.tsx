import { useMemo } from 'react';
import { usePlaces } from '@/components/references/usePlaces';
import { CatalogPage } from '../catalog/CatalogPage';
import { locationColumns } from '../catalog/columns';
import { LocationDialog } from '../catalog/LocationDialog';
import { locationsList } from '../catalog/lists';

export function LocationsPage() {
  const { sites } = usePlaces();
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
