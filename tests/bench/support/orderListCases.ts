import type { InputOf } from '@contract/accion';
import { listOrders } from '@contract/orders/listOrders';
import type { FilterOperator } from '@contract/shared/listInput';
import { listStock } from '@contract/warehouse/listStock';

type OrdersInput = InputOf<typeof listOrders>;
type StockInput = InputOf<typeof listStock>;
type Field<I extends OrdersInput | StockInput> = I['filters'][number]['field'];
type Asked = readonly [FilterOperator, string | number | boolean | (string | number)[]];

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Every declared filter, by type: a new one without a case does not compile. */
const orderFilters: Record<Field<OrdersInput>, readonly Asked[]> = {
  number: [
    ['is', 'P-0000123'],
    ['starts', 'P-00001'],
    ['contains', '99'],
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
  sku: [['starts', 'A']],
  productName: [['contains', 'yerba']],
  locationCode: [['starts', 'A-01']],
  lotCode: [['contains', 'L000']],
  abcClass: [['is', 'A']],
  quantity: [['from', 100]],
  expiresOn: [['to', ago(-60)]],
};

export interface ListCase<I> {
  name: string;
  input: I;
}

function cases<I>(
  parse: (asked: object) => I,
  sorts: readonly string[],
  filters: Record<string, readonly Asked[]>,
  searches: readonly string[],
): ListCase<I>[] {
  const sorted = sorts.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({
      name: `by ${field} ${direction}`,
      input: parse({ sort: [{ field, direction }] }),
    })),
  );
  const filtered = Object.entries(filters).flatMap(([field, asked]) =>
    asked.map(([operator, value]) => ({
      name: `${field} ${operator} ${value}`,
      input: parse({ filters: [{ field, operator, value }] }),
    })),
  );
  const searched = searches.map((search) => ({
    name: `search "${search}"`,
    input: parse({ search }),
  }));
  return [{ name: 'as it comes', input: parse({}) }, ...sorted, ...filtered, ...searched];
}

const sortsOf = (accion: typeof listOrders | typeof listStock): readonly string[] =>
  accion.input.shape.sort.def.innerType.element.shape.field.options;

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
