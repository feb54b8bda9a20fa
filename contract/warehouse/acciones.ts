import * as catalogs from './catalogAcciones';
import * as records from './recordAcciones';
import * as stocks from './stockAcciones';

export const warehouseAcciones = { ...stocks, ...catalogs, ...records };
