import type { Choice } from '../data-grid/gridColumn';

/** How a chosen site or area reads; `none` where none is. */
export const placeName = (choices: readonly Choice[], chosen: number | '', none = '—'): string =>
  chosen === '' ? none : (choices.find(({ value }) => value === chosen)?.label ?? '—');
