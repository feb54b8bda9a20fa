import type { TagType } from '@contract/core/tags';

interface TagRule {
  type: TagType;
  id: string;
}

interface ResolvedTag {
  type: TagType;
  id: string | number;
}

function read(source: unknown, field: string): unknown {
  return typeof source === 'object' && source !== null
    ? (source as Record<string, unknown>)[field]
    : undefined;
}

function ids(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (Array.isArray(value))
    return value.flatMap((item) => ids(typeof item === 'object' ? read(item, 'id') : item));
  return [];
}

/** Turns the contract's tag rules into the tags of one answer. A failed read is tagged too, so that it is retried. */
export function resolveTags(rules: readonly TagRule[]) {
  return (result: unknown, _error: unknown, arg: unknown): ResolvedTag[] =>
    rules.flatMap(({ type, id }) => {
      if (id === 'LIST') return [{ type, id }];
      const [side, field = ''] = id.split('.');
      // An endpoint with a single parameter takes it bare.
      const source = side === 'input' && typeof arg !== 'object' ? { [field]: arg } : arg;
      return ids(read(side === 'input' ? source : result, field)).map((found) => ({
        type,
        id: found,
      }));
    });
}
