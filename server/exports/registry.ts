import { documentsExport } from '../acciones/documents/documentsExport';
import { balancesExport } from '../acciones/holidays/balancesList';
import { leaveExport } from '../acciones/holidays/leaveExport';
import { newsExport } from '../acciones/news/newsExport';
import { ordersExport } from '../acciones/orders/ordersExport';
import { receiptsExport } from '../acciones/receipts/receiptsExport';
import { signaturesExport } from '../acciones/signed/signaturesExport';
import { directoryExport } from '../acciones/users/directoryExport';
import { employeesExport } from '../acciones/users/employeesExport';
import { payExport } from '../acciones/users/payExport';
import {
  customersExport,
  locationsExport,
  productsExport,
  stockExport,
} from '../acciones/warehouse/warehouseExports';
import type { ExportDefinition } from './exportDefinition';

/** What can be exported of each list. */
export const exported: readonly ExportDefinition[] = [
  // One line each.
  balancesExport,
  customersExport,
  directoryExport,
  documentsExport,
  employeesExport,
  leaveExport,
  locationsExport,
  newsExport,
  ordersExport,
  payExport,
  productsExport,
  receiptsExport,
  signaturesExport,
  stockExport,
];

const byList = new Map(exported.map((one) => [one.list.accion.name, one]));

export const exportNamed = (list: string): ExportDefinition | undefined => byList.get(list);
