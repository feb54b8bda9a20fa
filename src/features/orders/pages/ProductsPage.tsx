import { productRecord as record } from '@contract/warehouse/product';
import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { selectCan } from '@/services/session/selectCan';
import { type Product, useSaveProductMutation } from '@/services/wms/generated/warehouse.gen';
import { importProductsPath, stockPath } from '@/utils/paths';
import { productColumns } from '../catalog/columns';
import { productsList } from '../catalog/lists';
import { productForm } from '../catalog/productForm';

export function ProductsPage() {
  const edits = useSelector(selectCan('ORDERS.create'));
  return (
    <GridCatalog
      title="Productos"
      back={{ to: stockPath, label: 'Existencias' }}
      icon="orders"
      edits={edits}
      addLabel="Nuevo producto"
      importPath={importProductsPath}
      list={productsList}
      columns={productColumns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre, código o código de barras"
      editor={(row, onClose) => <ProductDialog row={row} onClose={onClose} />}
    />
  );
}

function ProductDialog({ row, onClose }: { row: Product | null; onClose: () => void }) {
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
      <RecordInput record={record} name="abcClass" />
      <RecordInput record={record} name="lotTracked" />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
