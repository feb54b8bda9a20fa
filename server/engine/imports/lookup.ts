import type { Context } from '../acciones/context';

/** Another datum by which a file may name what an import knows by its own key, as people by their DNI. */
export interface Lookup {
  key: string;
  label: string;
  /** Leaves what is compared, so that 30.111.222 and 30111222 are the same. */
  bare(text: string): string;
  /** Finds the keys of all texts in one query; a text may have none, and one with several names nobody for sure. */
  find(
    asking: Pick<Context, 'db' | 'viewer'>,
    texts: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Gathers what a query answered, a row for each text and key. */
export function keysByText(
  rows: readonly { text: string; key: string }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { text, key } of rows) found.set(text, [...(found.get(text) ?? []), key]);
  return found;
}
