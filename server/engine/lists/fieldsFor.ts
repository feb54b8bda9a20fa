import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { ListContext, ListDefinition } from './listDefinition';

/** The fields of a list as this person may read them. */
export const fieldsFor = (
  { fields, known }: Pick<ListDefinition, 'fields' | 'known'>,
  context: ListContext,
): SelectedFieldsFlat => ({ ...fields, ...known?.(context) }) as SelectedFieldsFlat;
