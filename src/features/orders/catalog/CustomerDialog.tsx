import { useForm } from 'react-hook-form';
import type { Choice } from '@/components/data-grid/gridColumn';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { PositionInput } from '@/components/map/PositionInput';
import { type Customer, useSaveCustomerMutation } from '../api';
import { CatalogDialog } from './CatalogDialog';
import { type CustomerValues, customerForm, customerReaders, customerValues } from './forms';

const resolver = contractResolver<CustomerValues>(customerForm);

interface CustomerDialogProps {
  row: Customer | null;
  sites: readonly Choice[];
  onClose: () => void;
}

export function CustomerDialog({ row, sites, onClose }: CustomerDialogProps) {
  const [save] = useSaveCustomerMutation();
  const first = Number(sites[0]?.value ?? 0);
  const form = useForm<CustomerValues>({ resolver, defaultValues: customerValues(row, first) });
  return (
    <CatalogDialog<CustomerValues, Customer>
      title={row ? 'Editar cliente' : 'Nuevo cliente'}
      saved="Cliente guardado"
      form={form}
      row={row}
      toValues={(stored) => customerValues(stored, first)}
      readers={customerReaders(sites)}
      send={({ phone, latitude, longitude, ...values }, asked) =>
        save({
          ...values,
          ...asked,
          phone: phone.trim() || null,
          latitude: latitude || null,
          longitude: longitude || null,
        }).unwrap()
      }
      onClose={onClose}
    >
      <TextInput<CustomerValues> name="name" label="Nombre" maxLength={120} />
      <TextInput<CustomerValues> name="address" label="Dirección" maxLength={200} />
      <TextInput<CustomerValues> name="phone" label="Teléfono" type="tel" maxLength={40} optional />
      <SelectInput<CustomerValues> name="siteId" label="Depósito que lo atiende" options={sites} />
      <PositionInput
        label="Lugar del cliente en el mapa"
        hint="Tocá el mapa donde se entrega, o escribí latitud y longitud. Si cambia la dirección, corregilo también."
      />
      <CheckInput<CustomerValues> name="active" label="Activo" />
    </CatalogDialog>
  );
}
