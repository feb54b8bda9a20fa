import { useForm } from 'react-hook-form';
import type { Choice } from '@/components/data-grid/gridColumn';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { type Location, useSaveLocationMutation } from '../api';
import { CatalogDialog } from './CatalogDialog';
import { type LocationValues, locationForm, locationReaders, locationValues } from './forms';

const resolver = contractResolver<LocationValues>(locationForm);

interface LocationDialogProps {
  row: Location | null;
  sites: readonly Choice[];
  onClose: () => void;
}

export function LocationDialog({ row, sites, onClose }: LocationDialogProps) {
  const [save] = useSaveLocationMutation();
  const first = Number(sites[0]?.value ?? 0);
  const form = useForm<LocationValues>({ resolver, defaultValues: locationValues(row, first) });
  return (
    <CatalogDialog<LocationValues, Location>
      title={row ? 'Editar ubicación' : 'Nueva ubicación'}
      saved="Ubicación guardada"
      form={form}
      row={row}
      toValues={(stored) => locationValues(stored, first)}
      readers={locationReaders(sites)}
      send={({ barcode, ...values }, asked) =>
        save({ ...values, ...asked, barcode: barcode.trim() || null }).unwrap()
      }
      onClose={onClose}
    >
      <TextInput<LocationValues>
        name="code"
        label="Código"
        hint="Pasillo, cuerpo, columna y nivel, como A-01-02-3."
        maxLength={20}
      />
      <TextInput<LocationValues>
        name="barcode"
        label="Etiqueta"
        hint="Lo que lee el lector. Vacía, se arma con el depósito y el código."
        maxLength={40}
        optional
      />
      <SelectInput<LocationValues> name="siteId" label="Depósito" options={sites} />
      <CheckInput<LocationValues> name="active" label="En uso" />
    </CatalogDialog>
  );
}
