import { locationRecord as record } from '@contract/warehouse/location';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { Choice } from '@/components/data-grid/gridColumn';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { selectCan } from '@/services/session/selectCan';
import { type Location, useSaveLocationMutation } from '@/services/wms/generated/warehouse.gen';
import { importLocationsPath, stockPath } from '@/utils/paths';
import { locationColumns } from '../catalog/columns';
import { locationsList } from '../catalog/lists';
import { locationForm } from '../catalog/locationForm';

export function LocationsPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => locationColumns(sites), [sites]);
  const edits = useSelector(selectCan('ORDERS.create'));
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
      rowName={(row) => row.code}
      searchLabel="Buscar por código"
      editor={(row, onClose) => <LocationDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}

interface LocationDialogProps {
  row: Location | null;
  sites: readonly Choice[];
  onClose: () => void;
}

function LocationDialog({ row, sites, onClose }: LocationDialogProps) {
  const [send] = useSaveLocationMutation();
  const model = useMemo(() => locationForm(sites), [sites]);
  return (
    <RecordEditor
      model={model}
      row={row}
      known={row ? undefined : { siteId: Number(sites[0]?.value) || '' }}
      title={row ? 'Editar ubicación' : 'Nueva ubicación'}
      added="Ubicación agregada"
      send={send}
      onClose={onClose}
    >
      <RecordInput
        record={record}
        name="code"
        hint="Pasillo, cuerpo, columna y nivel, como A-01-02-3."
      />
      <RecordInput
        record={record}
        name="barcode"
        hint="Lo que lee el lector. Vacía, se arma con el depósito y el código."
      />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
