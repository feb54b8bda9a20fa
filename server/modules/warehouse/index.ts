import { defineModule } from '../../engine/module';
import { adjustStockHandler } from './adjustStock';
import { customersList, locationsList, productsList } from './catalogQueries';
import { listCustomersHandler } from './listCustomers';
import { listLocationsHandler } from './listLocations';
import { listProductsHandler } from './listProducts';
import { listStockHandler } from './listStock';
import { listStockMovementsHandler } from './listStockMovements';
import { orderDocumentsRoute } from './orderDocumentsRoute';
import { saveCustomerHandler } from './saveCustomer';
import { saveLocationHandler } from './saveLocation';
import { saveProductHandler } from './saveProduct';
import { stockList } from './stockQueries';
import { customersExport, locationsExport, productsExport, stockExport } from './warehouseExports';

export const warehouseModule = defineModule({
  handlers: {
    adjustStock: adjustStockHandler,
    listCustomers: listCustomersHandler,
    listLocations: listLocationsHandler,
    listProducts: listProductsHandler,
    listStock: listStockHandler,
    listStockMovements: listStockMovementsHandler,
    saveCustomer: saveCustomerHandler,
    saveLocation: saveLocationHandler,
    saveProduct: saveProductHandler,
  },
  lists: [customersList, locationsList, productsList, stockList],
  exports: [customersExport, locationsExport, productsExport, stockExport],
  routes: [orderDocumentsRoute],
});
