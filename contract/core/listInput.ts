import { z } from 'zod';
import { privateField } from './accion';

/** `empty` takes true or false: without a value, or with one. */
export const filterOperators = [
  'is',
  'not',
  'in',
  'contains',
  'starts',
  'from',
  'to',
  'between',
  'empty',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);

/** The one shape of every list: paged, sorted by several declared columns, filtered by declared columns. */
export function listInput<
  const Sort extends readonly [string, ...string[]],
  const Filter extends readonly [string, ...string[]],
>(columns: { sort: Sort; filter: Filter }) {
  return z.object({
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(200).default(50),
    sort: z
      .array(z.object({ field: z.enum(columns.sort), direction: z.enum(['asc', 'desc']) }))
      .max(5)
      .default([]),
    filters: z
      .array(
        z.object({
          field: z.enum(columns.filter),
          operator: z.enum(filterOperators),
          value: z.union([scalar, z.array(scalar).max(200)]),
        }),
      )
      .max(20)
      .default([]),
    search: z.string().trim().max(100).default(''),
  });
}

/** The same for a list that can be searched by what must stay out of a URL, such as a DNI. */
export function privateListInput<
  const Sort extends readonly [string, ...string[]],
  const Filter extends readonly [string, ...string[]],
>(columns: { sort: Sort; filter: Filter }) {
  const { shape } = listInput(columns);
  return z.object({
    ...shape,
    filters: privateField(shape.filters),
    search: privateField(shape.search),
  });
}

export function listOutput<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int().min(0),
    /** True where counting stopped early: there are at least `total`, and "lista.contar" knows how many. */
    atLeast: z.boolean().optional(),
  });
}
