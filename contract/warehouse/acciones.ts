import * as catalogs from './catalogAcciones';
import * as stocks from './stockAcciones';

export const warehouseAcciones = { ...stocks, ...catalogs };
