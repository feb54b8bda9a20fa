import { customerRecord as record } from '@contract/warehouse/customer';
import { useMemo } from 'react';
import type { Choice } from '@/components/data-grid/gridColumn';
import { TextInput } from '@/components/form/TextInput';
import { PositionInput } from '@/components/map/PositionInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { type Customer, useSaveCustomerMutation } from '@/services/wms/generated/warehouse.gen';
import { customerForm } from './customerForm';

const { phone, email } = record.fields;

interface CustomerDialogProps {
  row: Customer | null;
  sites: readonly Choice[];
  onClose: () => void;
}

/** Adds one, or corrects one. */
export function CustomerDialog({ row, sites, onClose }: CustomerDialogProps) {
  const [send] = useSaveCustomerMutation();
  const model = useMemo(() => customerForm(sites), [sites]);
  return (
    <RecordEditor
      model={model}
      row={row}
      known={row ? undefined : { siteId: Number(sites[0]?.value) || '' }}
      title={row ? 'Editar cliente' : 'Nuevo cliente'}
      added="Cliente agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="address" />
      <TextInput name="phone" label={phone.label} type="tel" maxLength={phone.max} optional />
      <TextInput
        name="email"
        label={email.label}
        type="email"
        maxLength={email.max}
        hint="Ahí se mandan las actas de sus visitas."
        optional
      />
      <RecordInput record={record} name="siteId" label="Depósito que lo atiende" options={sites} />
      <PositionInput
        label="Lugar del cliente en el mapa"
        hint="Tocá el mapa donde se entrega, o escribí latitud y longitud. Si cambia la dirección, corregilo también."
      />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
