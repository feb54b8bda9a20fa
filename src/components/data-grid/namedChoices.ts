import type { Choice } from './gridColumn';

/** Records as the choices of a filter or of a field. */
export const namedChoices = (rows: readonly { id: number; name: string }[] = []): Choice[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));
