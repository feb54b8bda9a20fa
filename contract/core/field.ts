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

/** A field of a record: its name, what it may hold, and how a form begins with it. */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Schema extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
> {
  kind: Kind;
  label: string;
  /** The schema by which an accion takes it. */
  schema: Schema;
  /** The same, when it is not empty. */
  filled: z.ZodType;
  optional: Optional;
  /** A new record begins with this, where it is not empty. */
  initial?: unknown;
  min?: number;
  max?: number;
  /** The words for a number beyond its limits. */
  words?: string;
  /** Lines of a text that may grow. */
  rows?: number;
  /** A text of nothing but so many digits is typed on the keys of numbers, and shown in groups. */
  digits?: number;
  /** "días", after a number. */
  unit?: string;
  /** How an empty one reads, where a dash would say too little. */
  none?: string;
  /** A choice has a label for each value. */
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

/** An accion holds this of a field once it was checked. */
export type FieldValue<F extends Field> = z.output<F['schema']>;

/** A form holds numbers and dates as they are typed, and an empty field as an empty text. */
export type FormValue<F extends Field> = F['kind'] extends 'flag' | 'own'
  ? FieldValue<F>
  : F['kind'] extends 'choice'
    ? NonNullable<FieldValue<F>> | ''
    : F['kind'] extends 'ref'
      ? number | ''
      : string;
