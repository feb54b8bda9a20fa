import type { gridLayout } from '@contract/core/gridLayout';
import type { z } from 'zod';
import type { GridColumn } from './gridColumn';

/** A layout has the columns in the order of the screen. */
export type GridLayout = z.infer<typeof gridLayout>;
export type ColumnPlace = GridLayout[number];

export const usualLayout = <Row>(columns: readonly GridColumn<Row>[]): GridLayout =>
  columns.map(({ key, hidden, width, pinned }) => ({
    key,
    shown: hidden !== true,
    ...(width ? { width } : {}),
    ...(pinned ? { pinned } : {}),
  }));

const isPlace = (value: unknown): value is ColumnPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ColumnPlace).key === 'string' &&
  typeof (value as ColumnPlace).shown === 'boolean';

/** A kept layout may be of an older version: columns that went away go, new ones come at their place. */
export function mergeLayout<Row>(kept: unknown, columns: readonly GridColumn<Row>[]): GridLayout {
  const usual = usualLayout(columns);
  if (!Array.isArray(kept)) return usual;
  const known = kept
    .filter(isPlace)
    .filter((place, at, all) => all.findIndex((one) => one.key === place.key) === at)
    .filter((place) => usual.some((one) => one.key === place.key));
  const merged = [...known];
  for (const [at, place] of usual.entries()) {
    if (!merged.some((one) => one.key === place.key)) merged.splice(at, 0, place);
  }
  return merged.some((place) => place.shown) ? merged : usual;
}

export function movePlace(layout: GridLayout, key: string, step: -1 | 1): GridLayout {
  const from = layout.findIndex((place) => place.key === key);
  const to = from + step;
  const moved = layout[from];
  if (!moved || to < 0 || to >= layout.length) return layout;
  const rest = layout.filter((place) => place.key !== key);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

export const changePlace = (
  layout: GridLayout,
  key: string,
  change: Partial<ColumnPlace>,
): GridLayout => layout.map((place) => (place.key === key ? { ...place, ...change } : place));
