import { customerRecord as record } from '@contract/warehouse/customer';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { Choice } from '@/components/data-grid/gridColumn';
import { TextInput } from '@/components/form/TextInput';
import { PositionInput } from '@/components/map/PositionInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { selectCan } from '@/services/session/selectCan';
import { type Customer, useSaveCustomerMutation } from '@/services/wms/generated/warehouse.gen';
import { importCustomersPath, stockPath } from '@/utils/paths';
import { customerColumns } from '../catalog/columns';
import { customerForm } from '../catalog/customerForm';
import { customersList } from '../catalog/lists';

export function CustomersPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => customerColumns(sites), [sites]);
  const edits = useSelector(selectCan('ORDERS.create'));
  return (
    <GridCatalog
      title="Clientes"
      back={{ to: stockPath, label: 'Existencias' }}
      icon="orders"
      edits={edits}
      addLabel="Nuevo cliente"
      importPath={importCustomersPath}
      list={customersList}
      columns={columns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre o dirección"
      editor={(row, onClose) => <CustomerDialog row={row} sites={sites} onClose={onClose} />}
    />
  );
}

const { phone } = record.fields;

interface CustomerDialogProps {
  row: Customer | null;
  sites: readonly Choice[];
  onClose: () => void;
}

function CustomerDialog({ row, sites, onClose }: CustomerDialogProps) {
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
      <RecordInput record={record} name="siteId" label="Depósito que lo atiende" options={sites} />
      <PositionInput
        label="Lugar del cliente en el mapa"
        hint="Tocá el mapa donde se entrega, o escribí latitud y longitud. Si cambia la dirección, corregilo también."
      />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
