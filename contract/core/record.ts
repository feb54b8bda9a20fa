import { z } from 'zod';
import type { Field, FieldValue } from './field';

export type Fields = Readonly<Record<string, Field>>;

/** A record says what a thing is called, and its fields with their words, choices and limits: once for everybody. */
export interface RecordDefinition<
  Name extends string = string,
  F extends Fields = Fields,
  S extends Fields = Fields,
> {
  /** The name of the cache tag, and of the audit with a small first letter. */
  name: Name;
  words: { one: string; many: string };
  /** The fields that people write. */
  fields: F;
  /** The fields that the server makes: read, never written. */
  shown: S;
}

export const defineRecord = <
  const Name extends string,
  const F extends Fields,
  const S extends Fields = Record<never, Field>,
>(
  name: Name,
  words: { one: string; many: string },
  fields: F,
  shown = {} as S,
): RecordDefinition<Name, F, S> => ({ name, words, fields, shown });

type Shape<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The schema of what is written of a record, whole or but for some named fields. */
export function recordFields<F extends Fields, const Except extends keyof F = never>(
  { fields }: RecordDefinition<string, F>,
  { except = [] }: { except?: readonly Except[] } = {},
) {
  const kept = Object.entries(fields).filter(([name]) => !except.includes(name as Except));
  const shape = Object.fromEntries(kept.map(([name, { schema }]) => [name, schema]));
  return z.object(shape as unknown as Omit<Shape<F>, Except>);
}

export type RecordValues<R extends RecordDefinition> = {
  [K in keyof R['fields']]: FieldValue<R['fields'][K]>;
};
