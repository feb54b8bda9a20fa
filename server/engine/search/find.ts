import type { AccionDefinition } from '@contract/core/accion';
import type { FoundKind, FoundRow } from '@contract/search/found';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Expression } from '../lists/listColumn';
import type { ListContext, ListDefinition } from '../lists/listDefinition';

/**
 * A module lets this be found of one of its lists: permission, reach and words are the list's own. Of one kind only the
 * first that the asker may ask answers, so that people who know more find more.
 */
export interface Find<
  A extends AccionDefinition = AccionDefinition,
  F extends SelectedFieldsFlat = SelectedFieldsFlat,
  Q extends PgSelect = PgSelect,
> {
  kind: FoundKind;
  /** "Pedidos", over what was found of them. */
  label: string;
  list: ListDefinition<A, F, Q>;
  /** The exact name of a row: a person who types all of it wants that one first. */
  number?: Expression;
  /** The page of one is its number under one of these. */
  under?: readonly string[];
  /** So many letters of the longest word: of very many rows, fewer would find nothing well, and that slowly. */
  least?: number;
  /** The list with these words, where there is one. */
  all(words: string, context: ListContext): string | null;
  show(row: Q['_']['result'][number], context: ListContext): FoundRow;
}

export const defineFind = <
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(
  find: Find<A, F, Q>,
): Find => find as unknown as Find;

/** A list of the client with its quick search filled in. */
export const listWith = (path: string, words: string): string =>
  `${path}?buscar=${encodeURIComponent(words)}`;

export const detailOf = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
