import { z } from 'zod';
import { privateField } from './accion';
import type { ChoiceField, Field, FieldKind, Tone } from './field';
import {
  clock as clockSchema,
  day as daySchema,
  decimal as decimalSchema,
  id,
  instant as instantSchema,
} from './id';
import { money as moneySchema } from './money';

/** A limit, with its own words where the usual ones would say too little. */
type Limit = number | readonly [limit: number, words: string];

interface Common {
  /** It may be left empty: null, or an empty text. */
  optional?: boolean;
  /** Never in an address, a log or an error. */
  private?: boolean;
  /** How an empty one reads. */
  none?: string;
}

type Optional<O> = O extends { optional: true } ? true : false;
type OrNull<S extends z.ZodType, O> = O extends { optional: true }
  ? z.ZodDefault<z.ZodNullable<S>>
  : S;
type Defaulted<S extends z.ZodType, O> = O extends { byDefault: unknown } ? z.ZodDefault<S> : S;

const hidden = <S extends z.ZodType>(schema: S, options: Common): S =>
  options.private ? privateField(schema) : schema;

/** A field of a kind that is null where it is empty. */
function nullable<K extends FieldKind, S extends z.ZodType, const O extends Common>(
  kind: K,
  label: string,
  filled: S,
  options: O,
): Field<K, OrNull<S, O>, Optional<O>> {
  const schema = options.optional ? filled.nullable().default(null as never) : filled;
  return {
    kind,
    label,
    filled,
    schema: hidden(schema, options) as unknown as OrNull<S, O>,
    optional: (options.optional ?? false) as Optional<O>,
    none: options.none,
  };
}

interface TextOptions extends Common {
  min?: Limit;
  max: Limit;
  pattern?: readonly [pattern: RegExp, words: string];
  upper?: boolean;
  rows?: number;
  /** Null where it is empty, instead of an empty text. */
  orNull?: boolean;
}

type TextSchema<O> = O extends { orNull: true }
  ? z.ZodDefault<z.ZodNullable<z.ZodString>>
  : O extends { optional: true }
    ? z.ZodDefault<z.ZodString>
    : z.ZodString;

const limitOf = (limit: Limit) => (typeof limit === 'number' ? limit : limit[0]);
const wordsOf = (limit: Limit) => (typeof limit === 'number' ? undefined : limit[1]);

export function text<const O extends TextOptions>(label: string, options: O) {
  const { min, max, pattern, upper, rows, orNull = false, optional = orNull, none } = options;
  let filled = z.string().trim();
  if (upper) filled = filled.toUpperCase();
  if (pattern) filled = filled.regex(...pattern);
  if (min !== undefined) filled = filled.min(limitOf(min), wordsOf(min));
  // The words of the pattern already say how long it may be, unless the limit has words of its own.
  if (!pattern || wordsOf(max)) filled = filled.max(limitOf(max), wordsOf(max));
  const whenEmpty = orNull ? filled.nullable().default(null) : filled.default('');
  return {
    kind: 'text',
    label,
    filled,
    schema: hidden(optional ? whenEmpty : filled, options) as unknown as TextSchema<O>,
    optional: optional as O extends { orNull: true } ? true : Optional<O>,
    max: limitOf(max),
    rows,
    none,
  } satisfies Field<'text'>;
}

/** A text that is checked in a way of its own: a number of document, an address of mail; null where it is empty. */
export const checkedText = <const O extends Common & { max: number; digits?: number }>(
  label: string,
  filled: z.ZodString,
  options: O,
) => ({
  ...nullable('text', label, filled, options),
  max: options.max,
  digits: options.digits,
});

type Labels = Readonly<Record<string, string | readonly [label: string, tone: Tone]>>;

interface ChoiceOptions<Value> extends Common {
  /** A form begins with this. */
  initial?: Value;
  /** The server takes this where nothing comes; a form begins with it too. */
  byDefault?: Value;
}

/** A choice is a value of some words; each may have a tone. */
export function choice<
  const L extends Labels,
  const O extends ChoiceOptions<Extract<keyof L, string>> = object,
>(label: string, given: L, options = {} as O) {
  type Value = Extract<keyof L, string>;
  type Schema = Defaulted<OrNull<z.ZodEnum<{ [K in Value]: K }>, O>, O>;
  const values = Object.keys(given) as [Value, ...Value[]];
  const words = values.map((value) => [value, [given[value]].flat()] as const);
  const base = nullable('choice', label, z.enum(values), options);
  const { byDefault } = options;
  const schema =
    byDefault === undefined
      ? base.schema
      : hidden(z.enum(values).default(byDefault as never), options);
  return {
    ...base,
    schema: schema as unknown as Schema,
    values,
    labels: Object.fromEntries(words.map(([value, [word]]) => [value, word])),
    tones: Object.fromEntries(words.map(([value, [, tone]]) => [value, tone ?? 'default'])),
    initial: options.initial ?? byDefault,
  } as unknown as ChoiceField<Value, Schema, Optional<O>>;
}

/** Yes or no. */
export function flag<const O extends { byDefault?: boolean; initial?: boolean } = object>(
  label: string,
  options = {} as O,
) {
  const { byDefault, initial = byDefault ?? false } = options;
  const filled = z.boolean();
  const schema = byDefault === undefined ? filled : filled.default(byDefault);
  return {
    kind: 'flag',
    label,
    filled,
    schema: schema as unknown as Defaulted<z.ZodBoolean, O>,
    optional: false,
    initial,
  } satisfies Field<'flag'>;
}

interface WholeOptions extends Common {
  min?: number;
  max: number;
  unit?: string;
  initial?: number;
  byDefault?: number;
  /** The words for a value outside of the limits. */
  words?: string;
}

/** A whole number. */
export function whole<const O extends WholeOptions>(label: string, options: O) {
  const { min = 0, max, unit, byDefault, initial = byDefault } = options;
  const wrong = options.words ?? `Va de ${min} a ${max}.`;
  const filled = z.int().min(min, wrong).max(max, wrong);
  const base = nullable('whole', label, filled, options);
  const schema = byDefault === undefined ? base.schema : filled.default(byDefault);
  return {
    ...base,
    schema: schema as unknown as Defaulted<OrNull<z.ZodInt, O>, O>,
    min,
    max,
    unit,
    initial,
    words: wrong,
  };
}

export const day = <const O extends Common = object>(label: string, options = {} as O) =>
  nullable('day', label, daySchema, options);

/** An hour of any day, to the minute. */
export const clock = <const O extends Common = object>(label: string, options = {} as O) =>
  nullable('clock', label, clockSchema, options);

export const instant = <const O extends Common = object>(label: string, options = {} as O) =>
  nullable('instant', label, instantSchema, options);

export const money = <const O extends Common = object>(label: string, options = {} as O) =>
  nullable('money', label, moneySchema, options);

export const decimal = <const O extends Common & { unit?: string } = object>(
  label: string,
  options = {} as O,
) => ({ ...nullable('decimal', label, decimalSchema, options), unit: options.unit });

/** Another record, by its number. */
export const ref = <const O extends Common = object>(label: string, options = {} as O) =>
  nullable('ref', label, id, options);

/** This is for fields of no other kind; the form holds them as the accion does, and says itself how they read. */
export function own<S extends z.ZodType>(label: string, schema: S, initial: z.output<S>) {
  return { kind: 'own', label, schema, filled: schema, optional: false, initial } satisfies Field<
    'own',
    S
  >;
}
