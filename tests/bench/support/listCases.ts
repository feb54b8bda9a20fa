import type { FilterOperator } from '@contract/core/listInput';
import type { z } from 'zod';
import { clock } from '../../../server/engine/time/clock';

export type Asked = readonly [FilterOperator, string | number | boolean | (string | number)[]];

export const ago = (days: number) =>
  new Date(clock.ms() - days * 86_400_000).toISOString().slice(0, 10);

export interface ListCase<I> {
  name: string;
  input: I;
}

/** A list as it comes, by each sort both ways, by each filter and by each search. */
export function cases<I>(
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

interface Sorted {
  input: {
    shape: {
      sort: z.ZodDefault<z.ZodArray<z.ZodObject<{ field: z.ZodEnum; direction: z.ZodType }>>>;
    };
  };
}

export const sortsOf = (accion: Sorted): readonly string[] =>
  accion.input.shape.sort.def.innerType.element.shape.field.options.map(String);
