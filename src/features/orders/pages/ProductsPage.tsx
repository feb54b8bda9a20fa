import { CatalogPage } from '../catalog/CatalogPage';
import { productColumns } from '../catalog/columns';
import { productsList } from '../catalog/lists';
import { ProductDialog } from '../catalog/ProductDialog';

export function ProductsPage() {
  return (
    <CatalogPage
      title="Productos"
      newLabel="Nuevo producto"
      list={productsList}
      columns={productColumns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre, código o código de barras"
      dialog={(row, onClose) => <ProductDialog row={row} onClose={onClose} />}
    />
  );
}
