import { adjustStockHandler } from './adjustStock';
import { listCustomersHandler } from './listCustomers';
import { listLocationsHandler } from './listLocations';
import { listProductsHandler } from './listProducts';
import { listStockHandler } from './listStock';
import { listStockMovementsHandler } from './listStockMovements';
import { saveCustomerHandler } from './saveCustomer';
import { saveLocationHandler } from './saveLocation';
import { saveProductHandler } from './saveProduct';

/** One line each. */
export const warehouseHandlers = {
  adjustStock: adjustStockHandler,
  listCustomers: listCustomersHandler,
  listLocations: listLocationsHandler,
  listProducts: listProductsHandler,
  listStock: listStockHandler,
  listStockMovements: listStockMovementsHandler,
  saveCustomer: saveCustomerHandler,
  saveLocation: saveLocationHandler,
  saveProduct: saveProductHandler,
};
