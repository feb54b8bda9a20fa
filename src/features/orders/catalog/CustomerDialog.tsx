import { useForm } from 'react-hook-form';
import type { Choice } from '@/components/data-grid/gridColumn';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { type Customer, useSaveCustomerMutation } from '../api';
import { type CustomerValues, customerForm, customerValues } from './forms';

const resolver = contractResolver<CustomerValues>(customerForm);

interface CustomerDialogProps {
  row: Customer | null;
  sites: readonly Choice[];
  onClose: () => void;
}

export function CustomerDialog({ row, sites, onClose }: CustomerDialogProps) {
  const [save] = useSaveCustomerMutation();
  const notify = useNotice();
  const first = Number(sites[0]?.value ?? 0);
  const form = useForm<CustomerValues>({ resolver, defaultValues: customerValues(row, first) });
  return (
    <FormDialog
      open
      title={row ? 'Editar cliente' : 'Nuevo cliente'}
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ phone, ...values }) => {
        // Another address is another place on the map.
        const moved = values.address.trim() !== row?.address;
        await save({
          ...values,
          id: row?.id ?? null,
          version: row?.version ?? null,
          phone: phone.trim() || null,
          latitude: moved ? null : (row?.latitude ?? null),
          longitude: moved ? null : (row?.longitude ?? null),
        }).unwrap();
        notify({ text: 'Cliente guardado' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput<CustomerValues> name="name" label="Nombre" maxLength={120} />
      <TextInput<CustomerValues> name="address" label="Dirección" maxLength={200} />
      <TextInput<CustomerValues> name="phone" label="Teléfono" type="tel" maxLength={40} optional />
      <SelectInput<CustomerValues> name="siteId" label="Depósito que lo atiende" options={sites} />
      <CheckInput<CustomerValues> name="active" label="Activo" />
    </FormDialog>
  );
}
