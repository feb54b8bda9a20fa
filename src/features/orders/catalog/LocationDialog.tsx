import { locationRecord as record } from '@contract/warehouse/location';
import { useMemo } from 'react';
import type { Choice } from '@/components/data-grid/gridColumn';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { type Location, useSaveLocationMutation } from '@/services/wms/generated/warehouse.gen';
import { locationForm } from './locationForm';

interface LocationDialogProps {
  row: Location | null;
  sites: readonly Choice[];
  onClose: () => void;
}

/** Adds one, or corrects one. */
export function LocationDialog({ row, sites, onClose }: LocationDialogProps) {
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
      <RecordInput
        record={record}
        name="use"
        hint="Los pedidos solo toman de donde se guarda y prepara."
      />
      <RecordInput
        record={record}
        name="capacity"
        hint="Sirve para sugerir dónde guardar. Vacía, no se mira cuánto lugar queda."
      />
      <RecordInput
        record={record}
        name="forklift"
        hint="Ahí guarda solo quien tiene en su legajo un carnet vigente."
      />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
