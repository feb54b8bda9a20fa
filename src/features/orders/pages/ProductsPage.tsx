import { useSelector } from 'react-redux';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { selectCan } from '@/services/session/selectCan';
import { importProductsPath, productPath, stockPath } from '@/utils/paths';
import { productColumns } from '../catalog/columns';
import { productsList } from '../catalog/lists';
import { ProductDialog } from '../catalog/ProductDialog';

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
      rowPath={(row) => productPath(row.id)}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre, código o código de barras"
      editor={(row, onClose) => <ProductDialog row={row} onClose={onClose} />}
    />
  );
}
