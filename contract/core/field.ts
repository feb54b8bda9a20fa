import type { z } from 'zod';

/** The emphasis that a choice is drawn with. */
export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

export type FieldKind =
  | 'text'
  | 'choice'
  | 'flag'
  | 'whole'
  | 'decimal'
  | 'money'
  | 'day'
  | 'clock'
  | 'instant'
  | 'ref'
  | 'own';

/** One field of a record: how it is called, what it may hold, and how a form begins with it. */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Schema extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
> {
  kind: Kind;
  label: string;
  /** As an accion takes it. */
  schema: Schema;
  /** The same, when it is not empty. */
  filled: z.ZodType;
  optional: Optional;
  /** What a new record begins with, where it is not empty. */
  initial?: unknown;
  min?: number;
  max?: number;
  /** What is wrong with a number beyond its limits. */
  words?: string;
  /** Lines of a text that may grow. */
  rows?: number;
  /** Of a text that is nothing but so many digits: it is typed on the keys of numbers, and shown in groups. */
  digits?: number;
  /** "días", after a number. */
  unit?: string;
  /** How an empty one reads, where a dash would say too little. */
  none?: string;
  /** Of a choice. */
  labels?: Readonly<Record<string, string>>;
  tones?: Readonly<Record<string, Tone>>;
}

export interface ChoiceField<
  Value extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
> extends Field<'choice', Schema, Optional> {
  values: readonly [Value, ...Value[]];
  labels: Readonly<Record<Value, string>>;
  tones: Readonly<Record<Value, Tone>>;
}

/** What an accion holds of a field once it was checked. */
export type FieldValue<F extends Field> = z.output<F['schema']>;

/** What a form holds: numbers and dates as they are typed, what is empty as an empty text. */
export type FormValue<F extends Field> = F['kind'] extends 'flag' | 'own'
  ? FieldValue<F>
  : F['kind'] extends 'choice'
    ? NonNullable<FieldValue<F>> | ''
    : F['kind'] extends 'ref'
      ? number | ''
      : string;
