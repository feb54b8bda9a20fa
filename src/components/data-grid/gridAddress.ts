import type { FilterOperator } from '@contract/core/listInput';
import { sameJson } from '@/utils/sameJson';
import type { ColumnKind, GridColumn } from './gridColumn';
import { columnOfFilter } from './gridColumn';
import type { FilterScalar, ListFilter, ListSort } from './listRequest';
import { operatorsOf } from './operators';

/** All of a list that lives in the address: it survives reload, back and being sent to somebody. */
export interface GridAddress {
  search: string;
  filters: ListFilter[];
  sort: ListSort[];
  page: number;
  size: number;
  view: number | null;
  /** Filters that it asks for and this list cannot apply: more is shown than was meant. */
  lost: string[];
}

export const pageSizes = [25, 50, 100, 200] as const;
const usualSize = 50;

const names = {
  search: 'buscar',
  filter: 'filtro',
  sort: 'orden',
  page: 'pagina',
  size: 'filas',
  view: 'vista',
} as const;

const positive = (text: string | null) => Math.trunc(Number(text)) || 0;

function readSort<Row>(text: string | null, columns: readonly GridColumn<Row>[]): ListSort[] {
  return (text ?? '')
    .split(',')
    .map((part): ListSort => {
      const down = part.startsWith('-');
      return { field: down ? part.slice(1) : part, direction: down ? 'desc' : 'asc' };
    })
    .filter(({ field }) =>
      columns.some((column) => column.key === field && column.sortable !== false),
    )
    .slice(0, 5);
}

/** In the place of the filters, where the usual ones of a list were taken away. */
const everything = 'todo';

/** `usual`: the filters of a list that says none; a view brings its own. */
export function readAddress<Row>(
  params: URLSearchParams,
  columns: readonly GridColumn<Row>[],
  usual: readonly ListFilter[] = [],
): GridAddress {
  const size = positive(params.get(names.size));
  const isUsual = !params.has(names.filter) && !params.has(names.view);
  const asked = params
    .getAll(names.filter)
    .filter((text) => text !== everything)
    .map((text) => ({ text, filter: readFilter(text, columns) }));
  return {
    search: params.get(names.search) ?? '',
    filters: isUsual ? [...usual] : asked.flatMap(({ filter }) => filter ?? []),
    lost: asked.flatMap(({ text, filter }) => (filter ? [] : [text])),
    sort: readSort(params.get(names.sort), columns),
    page: Math.max(1, positive(params.get(names.page))),
    size: pageSizes.find((known) => known === size) ?? usualSize,
    view: positive(params.get(names.view)) || null,
  };
}

/** Writes what is not as usual, and leaves the address's other parts alone. */
export function writeAddress(
  before: URLSearchParams,
  address: Omit<GridAddress, 'lost'>,
  usual: readonly ListFilter[] = [],
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of Object.values(names)) next.delete(name);
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') next.append(name, String(value));
  };
  put(names.search, address.search);
  const filters = address.filters.map(writeFilter);
  const isUsual = address.view === null && filters.join() === usual.map(writeFilter).join();
  if (!isUsual) for (const filter of filters) put(names.filter, filter);
  if (!isUsual && filters.length === 0 && usual.length > 0) put(names.filter, everything);
  put(
    names.sort,
    address.sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(),
  );
  put(names.size, address.size === usualSize ? null : address.size);
  put(names.view, address.view);
  put(names.page, address.page > 1 ? address.page : null);
  return next;
}

/** This settles an address with today's columns: those that went away filter and sort nothing. */
export const settledAddress = <Row>(
  asked: Pick<GridAddress, 'search' | 'filters' | 'sort'>,
  columns: readonly GridColumn<Row>[],
): GridAddress => {
  const whole = { ...asked, page: 1, size: usualSize, view: null };
  return readAddress(writeAddress(new URLSearchParams(), whole), columns);
};

export const isNarrowed = ({ search, filters }: Pick<GridAddress, 'search' | 'filters'>) =>
  search !== '' || filters.length > 0;

/** Narrowed by nothing but the filters with which the list opens, which nobody chose. */
export const opensSo = (
  { search, filters }: Pick<GridAddress, 'search' | 'filters'>,
  usual: readonly ListFilter[] = [],
): boolean => search === '' && usual.length > 0 && sameJson(filters, usual);

/** `campo:operador:valor,valor`, each value escaped: what the address holds of one filter. */
function writeFilter({ field, operator, value }: ListFilter): string {
  const values = Array.isArray(value) ? value : [value];
  return [field, operator, values.map((one) => encodeURIComponent(String(one))).join(',')].join(
    ':',
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const numeric = new Set(['number', 'person', 'place']);

function typed<Row>(
  text: string | null,
  column: GridColumn<Row>,
  kind: ColumnKind,
  operator: FilterOperator,
): FilterScalar | null {
  if (text === null) return null;
  if (operator === 'empty' || kind === 'yesNo') return text === 'true';
  if (numeric.has(kind) || typeof column.choices?.[0]?.value === 'number') {
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  }
  return text;
}

/** A link names several people at once, which nobody chooses by hand. */
const addressedBy = (kind: ColumnKind): FilterOperator[] => [
  ...operatorsOf[kind].map(({ operator }) => operator),
  ...(kind === 'person' ? (['in'] as const) : []),
];

/** An address may be old, cut or made up: no filter is made of what no column understands. */
function readFilter<Row>(text: string, columns: readonly GridColumn<Row>[]): ListFilter | null {
  const [field = '', operator = '', rest = ''] = text.split(':');
  const found = columnOfFilter(columns, field);
  const known = found && addressedBy(found.kind).find((one) => one === operator);
  if (!found || !known || rest === '') return null;
  const { column, kind } = found;
  const values = rest.split(',').map((part) => typed(decode(part), column, kind, known));
  if (values.some((value) => value === null)) return null;
  const whole = values as FilterScalar[];
  if (known === 'between') {
    return whole.length === 2 ? { field, operator: 'between', value: whole } : null;
  }
  if (known === 'in') return { field, operator: 'in', value: whole };
  return whole[0] === undefined ? null : { field, operator: known, value: whole[0] };
}
