import { supplierRecord as record } from '@contract/receiving/supplier';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { type Supplier, useSaveSupplierMutation } from '@/services/wms/generated/receiving.gen';

const supplierForm = recordForm(record);

/** Adds a supplier, or corrects it. */
export function SupplierDialog({ row, onClose }: { row: Supplier | null; onClose: () => void }) {
  const [send] = useSaveSupplierMutation();
  return (
    <RecordEditor
      model={supplierForm}
      row={row}
      title={row ? 'Editar proveedor' : 'Nuevo proveedor'}
      added="Proveedor agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" autoFocus />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
