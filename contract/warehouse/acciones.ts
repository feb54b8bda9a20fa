import { adjustStock } from './adjustStock';
import { listCustomers } from './listCustomers';
import { listLocations } from './listLocations';
import { listProducts } from './listProducts';
import { listStock } from './listStock';
import { listStockMovements } from './listStockMovements';
import { saveCustomer } from './saveCustomer';
import { saveLocation } from './saveLocation';
import { saveProduct } from './saveProduct';

/** One line each. */
export const warehouseAcciones = {
  adjustStock,
  listCustomers,
  listLocations,
  listProducts,
  listStock,
  listStockMovements,
  saveCustomer,
  saveLocation,
  saveProduct,
};
