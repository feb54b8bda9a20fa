import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { usePrintRows } from '@/components/files/usePrintRows';
import { usePlaces } from '@/components/references/usePlaces';
import { selectCan } from '@/services/session/selectCan';
import { importLocationsPath, locationLabelsPath, locationPath, stockPath } from '@/utils/paths';
import { locationColumns } from '../catalog/columns';
import { LocationDialog } from '../catalog/LocationDialog';
import { locationsList } from '../catalog/lists';

export function LocationsPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => locationColumns(sites), [sites]);
  const edits = useSelector(selectCan('ORDERS.create'));
  const print = usePrintRows('ubicaciones');
  const bulkActions = useMemo(
    () => [{ label: 'Etiquetas', icon: 'qr' as const, open: print(locationLabelsPath) }],
    [print],
  );
  return (
    <GridCatalog
      title="Ubicaciones"
      back={{ to: stockPath, label: 'Existencias' }}
      icon="orders"
      edits={edits}
      addLabel="Nueva ubicación"
      importPath={importLocationsPath}
      list={locationsList}
      columns={columns}
      bulkActions={bulkActions}
      rowPath={(row) => locationPath(row.id)}
      rowName={(row) => row.code}
      searchLabel="Buscar por código"
      editor={(row, onClose) => <LocationDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}
