import { productRecord as record } from '@contract/warehouse/product';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { type Product, useSaveProductMutation } from '@/services/wms/generated/warehouse.gen';
import { productForm } from './productForm';

/** Adds one, or corrects one. */
export function ProductDialog({ row, onClose }: { row: Product | null; onClose: () => void }) {
  const [send] = useSaveProductMutation();
  return (
    <RecordEditor
      model={productForm}
      row={row}
      known={row ? undefined : { unit: 'unidad' }}
      title={row ? 'Editar producto' : 'Nuevo producto'}
      added="Producto agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="sku" />
      <RecordInput record={record} name="unit" hint="Qué es uno: unidad, caja, botella." />
      <RecordInput record={record} name="barcode" />
      <RecordInput
        record={record}
        name="abcClass"
        hint="Cada noche se calcula con lo que se toma, salvo en lo nuevo. Dice cada cuánto se cuenta."
      />
      <RecordInput record={record} name="lotTracked" />
      <RecordInput
        record={record}
        name="receivingTolerance"
        hint="Cuánto de más o de menos se recibe sin decir por qué. Vacía, vale la general; 0 es nada."
      />
      <RecordInput
        record={record}
        name="cost"
        hint="Con él se sabe cuánto vale una diferencia. Lo ve solo quien maneja el depósito."
      />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
