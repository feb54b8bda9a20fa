import type { InputOf } from '@contract/core/accion';
import { listDueStock } from '@contract/counters/dueAcciones';
import { listOrders } from '@contract/orders/orderAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { type Asked, ago, cases, sortsOf } from './listCases';

type OrdersInput = InputOf<typeof listOrders>;
type StockInput = InputOf<typeof listStock>;
type DueInput = InputOf<typeof listDueStock>;
type Field<I extends OrdersInput | StockInput | DueInput> = I['filters'][number]['field'];

/** Every declared filter, by type: a new one without a case does not compile. */
const orderFilters: Record<Field<OrdersInput>, readonly Asked[]> = {
  number: [
    ['is', 'P-0000123'],
    ['starts', 'P-00001'],
    ['contains', '99'],
  ],
  reference: [
    ['is', 'OC-1'],
    ['contains', 'oc'],
  ],
  customerId: [['is', 7]],
  customerName: [
    ['contains', 'trebol'],
    ['contains', 'zzz'],
    ['starts', 'hotel'],
    ['from', 'Hotel'],
  ],
  siteId: [['is', 2]],
  state: [
    ['is', 'delivered'],
    ['is', 'cancelled'],
    ['in', ['picking', 'picked']],
  ],
  open: [
    ['is', true],
    ['is', false],
  ],
  late: [['is', true]],
  priority: [
    ['is', 1],
    ['in', [1, 2]],
  ],
  promisedOn: [
    ['is', ago(1)],
    ['between', [ago(60), ago(30)] as string[]],
    ['from', ago(200)],
  ],
  pickerId: [
    ['is', 22],
    ['empty', true],
  ],
  lineCount: [['is', 3]],
  createdAt: [
    ['is', ago(1)],
    ['from', ago(30)],
    ['to', ago(300)],
  ],
};

const stockFilters: Record<Field<StockInput>, readonly Asked[]> = {
  siteId: [['is', 2]],
  productId: [['is', 7]],
  locationId: [['is', 7]],
  sku: [['starts', 'A']],
  productName: [['contains', 'yerba']],
  locationCode: [['starts', 'A-01']],
  lotCode: [['contains', 'L000']],
  abcClass: [['is', 'A']],
  quantity: [['from', 100]],
  expiresOn: [['to', ago(-60)]],
};

const dueFilters: Record<Field<DueInput>, readonly Asked[]> = {
  siteId: [['is', 2]],
  locationCode: [['starts', 'A-01']],
  sku: [['starts', 'A']],
  productName: [['contains', 'yerba']],
  abcClass: [['is', 'A']],
  lastCountedOn: [['from', ago(30)]],
  countDueOn: [
    ['to', ago(0)],
    ['between', [ago(0), ago(-30)]],
  ],
  overdue: [['is', true]],
  counting: [
    ['is', true],
    ['is', false],
  ],
};

export const orderCases = () =>
  cases((asked) => listOrders.input.parse(asked), sortsOf(listOrders), orderFilters, [
    'trebol',
    'p-0000123',
    'hotel colon',
    'a',
    'zzz',
  ]);

export const stockCases = () =>
  cases((asked) => listStock.input.parse(asked), sortsOf(listStock), stockFilters, [
    'yerba',
    'a-01',
  ]);

export const dueStockCases = () =>
  cases((asked) => listDueStock.input.parse(asked), sortsOf(listDueStock), dueFilters, [
    'yerba',
    'a-01',
  ]);
