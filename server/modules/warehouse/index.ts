import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { adjustStockHandler } from './adjustStock';
import { customersFind, locationsFind, productsFind } from './catalogFinds';
import { customersImport, locationsImport, productsImport } from './catalogImports';
import { customerName, locationName, productName, stockName } from './catalogNames';
import { customersList, locationsList, productsList } from './catalogQueries';
import { getCustomerHandler, getLocationHandler, getProductHandler } from './getCatalog';
import { locationLabelsRoute } from './locationLabelsRoute';
import { presentCustomer, presentLocation, presentProduct } from './presentCatalog';
import { relocateStockHandler } from './relocateStock';
import { saveCustomerHandler } from './saveCustomer';
import { saveLocationHandler } from './saveLocation';
import { saveProductHandler } from './saveProduct';
import { warehouseSeed } from './seed/warehouseSeed';
import { stockImport } from './stockImport';
import { stockList } from './stockQueries';
import { customersExport, locationsExport, productsExport, stockExport } from './warehouseExports';
import { withReserved } from './withReserved';

export { lotFor } from './adjustStock';
export { siteExample, sitesOf } from './catalogImports';
export { findProductsSaid } from './findProductsSaid';
// Other modules may call these.
export { findLocation, findProduct } from './getCatalog';
export { holdStocks, moveBetween } from './moveBetween';
export { moveStock } from './moveStock';
export { placeCalled } from './placeCalled';
export { pickable, stillWanted, wantedProductId } from './reservedStock';
export { shownWhileCounted } from './shownWhileCounted';
export { skuLookups } from './skuLookups';
export { stockAt } from './stockAt';
export { ofLocations, stockWords, withStockWords } from './stockLookups';
export { findStockRow, readableStock, stockReaders } from './stockQueries';

export const warehouseModule = defineModule({
  handlers: {
    adjustStock: adjustStockHandler,
    getCustomer: getCustomerHandler,
    getLocation: getLocationHandler,
    getProduct: getProductHandler,
    listCustomers: listHandler(customersList, each(presentCustomer)),
    listLocations: listHandler(locationsList, each(presentLocation)),
    listProducts: listHandler(
      productsList,
      each((row, { viewer }) => presentProduct(row, viewer)),
    ),
    listStock: listHandler(stockList, (rows, { db }) => withReserved(db, rows)),
    relocateStock: relocateStockHandler,
    saveCustomer: saveCustomerHandler,
    saveLocation: saveLocationHandler,
    saveProduct: saveProductHandler,
  },
  lists: [customersList, locationsList, productsList, stockList],
  names: [customerName, locationName, productName, stockName],
  finds: [customersFind, locationsFind, productsFind],
  imports: [customersImport, locationsImport, productsImport, stockImport],
  exports: [customersExport, locationsExport, productsExport, stockExport],
  routes: [locationLabelsRoute],
  seeds: [warehouseSeed],
});
