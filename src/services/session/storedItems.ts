import { normalizeRoles } from '@contract/session/normalizeRoles';

type Item = Record<string, unknown>;

const nonEmpty = (item: Item) => Object.keys(item).length > 0;

/** The four items of local storage, each with what it takes to trust what stands there. */
const readers: Record<ItemKey, (item: Item) => Item> = {
  USER: (item) => (typeof item.JWT === 'string' && item.ID != null ? item : {}),
  ROLES: (item) => (nonEmpty(item) ? { ...normalizeRoles(item) } : {}),
  CONFIG: (item) => item,
  CLIENT: (item) => item,
};

export type ItemKey = 'USER' | 'ROLES' | 'CONFIG' | 'CLIENT';
export const itemKeys: readonly ItemKey[] = ['USER', 'ROLES', 'CONFIG', 'CLIENT'];
export const isItemKey = (key: string): key is ItemKey => key in readers;

/** A text that is corrupt, or no object, counts as empty. */
export function parseItem(key: ItemKey, text: string | null): Item {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? readers[key](value as Item) : {};
  } catch {
    return {};
  }
}
