import type { Field, FieldValue, FormValue } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ConflictField } from '../dialog/conflictField';
import { contractResolver } from '../form/contractResolver';
import { orEmpty } from '../form/orEmpty';
import { fieldText } from './fieldText';

type FormOf<F extends Fields, Keys extends keyof F> = { -readonly [K in Keys]: FormValue<F[K]> };
type InputOf<F extends Fields, Keys extends keyof F> = { -readonly [K in Keys]: FieldValue<F[K]> };

/** Fields that name other records, or that have no single word, read by words of the page. */
type Wordless<F extends Fields, Keys extends keyof F> = {
  [K in Keys]: F[K]['kind'] extends 'ref' | 'own' ? K : never;
}[Keys];

type Show<F extends Fields, Keys extends keyof F> = {
  [K in Wordless<F, Keys>]: (held: FormValue<F[K]>, all: FormOf<F, Keys>) => string;
} & {
  [K in Keys]?: (held: FormValue<F[K]>, all: FormOf<F, Keys>) => string;
};

/** The keys that a type has in any case. */
type Given<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/**
 * Refuses a form to whose fields neither the row nor `read` gives a value: such a field would open blank, and what is
 * stored of it would be erased on save.
 */
export type Complete<Keys, Row, Read> = [Exclude<Keys, Given<Row> | Given<Read>>] extends [never]
  ? object
  : { missingInRow: Exclude<Keys, Given<Row> | Given<Read>> };

interface Options<F extends Fields, Except extends keyof F, Asked extends keyof F, Row, Read> {
  /** The form does not edit these fields. */
  except?: readonly Except[];
  /** These are asked with each change and never stored: they begin as for a new record. */
  asked?: readonly Asked[];
  /** This reads fields that the row calls otherwise; null where the row holds none of them yet. */
  read?: (row: Row) => Read | null;
  /** This refuses combinations of fields. */
  check?: (held: FormOf<F, Exclude<keyof F, Except>>, context: z.RefinementCtx) => void;
  /** Fields that do not apply are not sent, whatever stayed in one that is no longer there. */
  settle?: (input: InputOf<F, Exclude<keyof F, Except>>) => InputOf<F, Exclude<keyof F, Except>>;
  show?: Show<F, Exclude<keyof F, Except>>;
  /** Fields that mean something only together, as an amount and what it is paid for. */
  together?: readonly (readonly Exclude<keyof F & string, Except>[])[];
}

/** A form over a record: every field of it is edited, sent and compared, but for those left out by name. */
export interface RecordFormModel<Held extends object, Input extends object, Row> {
  recordName: string;
  resolver: Resolver<Held>;
  /** The values that the form begins with; a new record has those that the page knows already. */
  values: (row: Row | null, known?: Partial<Held>) => Held;
  input: (held: Held) => Input;
  /** Only what differs, as people read it. */
  conflict: (mine: Held, stored: Row) => ConflictField[];
  together?: readonly (readonly string[])[];
}

type NeedsShow<F extends Fields, Keys extends keyof F> = [Wordless<F, Keys>] extends [never]
  ? object
  : { show: unknown };

const keptOf = <F extends Fields>(
  { fields }: RecordDefinition<string, F>,
  except: readonly (keyof F)[],
) => Object.entries<Field>(fields).filter(([name]) => !except.includes(name));

/** How a form checks each field of a record, for a form that asks for more than the record has. */
export function recordShape<F extends Fields, const Except extends keyof F = never>(
  record: RecordDefinition<string, F>,
  except: readonly Except[] = [],
) {
  const kept = keptOf(record, except);
  return Object.fromEntries(kept.map(([name, field]) => [name, formSchemaOf(field)])) as {
    [K in Exclude<keyof F, Except>]: z.ZodType<unknown, FormValue<F[K]>>;
  };
}

export function recordForm<
  F extends Fields,
  const Except extends keyof F = never,
  const Asked extends keyof F = never,
  Row extends object = InputOf<F, Exclude<keyof F, Except>>,
  Read extends Partial<InputOf<F, Exclude<keyof F, Except>>> = Partial<
    InputOf<F, Exclude<keyof F, Except>>
  >,
>(
  record: RecordDefinition<string, F>,
  ...[options]: [NeedsShow<F, Exclude<keyof F, Except>>] extends [{ show: unknown }]
    ? [
        Options<F, Except, Asked, Row, Read> & { show: object } & Complete<
            Exclude<keyof F, Except | Asked>,
            Row,
            Read
          >,
      ]
    : [
        (Options<F, Except, Asked, Row, Read> &
          Complete<Exclude<keyof F, Except | Asked>, Row, Read>)?,
      ]
): RecordFormModel<FormOf<F, Exclude<keyof F, Except>>, InputOf<F, Exclude<keyof F, Except>>, Row> {
  type Keys = Exclude<keyof F, Except>;
  type Held = FormOf<F, Keys>;
  type Input = InputOf<F, Keys>;
  // Whether the row is complete is for the compiler alone.
  const chosen: Options<F, Except, Asked, Row, Read> = options ?? {};
  const { except = [], asked = [], read, check, together, settle = (input) => input } = chosen;
  const show = (chosen.show ?? {}) as Record<string, (held: unknown, all: Held) => string>;
  const fields = keptOf(record, except);
  const each = <T>(of: (field: Field, name: string) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, of(field, name)]));
  const shape = z.object(recordShape(record, except) as z.ZodRawShape);
  const schema = check
    ? shape.superRefine((held, context) => check(held as unknown as Held, context))
    : shape;
  const values = (row: Row | null, known: Partial<Held> = {}): Held => {
    const stored: Record<string, unknown> = row ? { ...row, ...read?.(row) } : {};
    for (const name of asked) delete stored[name as string];
    return { ...each((field, name) => toForm(field, stored[name])), ...known } as Held;
  };
  const input = (held: Held): Input =>
    settle(each((field, name) => toInput(field, held[name as keyof Held])) as Input);
  return {
    recordName: record.name,
    resolver: contractResolver<Held>(schema as unknown as z.ZodType<unknown, Held>),
    values,
    input,
    together,
    conflict: (typed, stored) => {
      const theirs = values(stored);
      // Controls leave a field empty each in their own way, and all of them count as empty.
      const mine = each((field, name) => toForm(field, typed[name as keyof Held])) as Held;
      return fields.flatMap(([name, field]) => {
        const reads = (held: Held) =>
          show[name]?.(held[name as keyof Held], held) ??
          fieldText(field, held[name as keyof Held]);
        const same =
          JSON.stringify(mine[name as keyof Held]) === JSON.stringify(theirs[name as keyof Held]);
        return same ? [] : [{ name, label: field.label, mine: reads(mine), stored: reads(theirs) }];
      });
    },
  };
}

/** A form of a record holds this. */
export type HeldBy<M extends { values: (row: null) => object }> = ReturnType<M['values']>;

/** An open choice is a fault like any other: faults between fields are still looked for. */
const unchosen = z.union([z.literal(''), z.null()]).refine(() => false, 'Elegí una opción.');

/** Spaces alone are nothing. */
const blank = z.string().regex(/^\s*$/);

function typedWhole({ min = 0, max = 0, words }: Field): z.ZodType {
  const within = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().trim().refine(within, words);
}

function filledOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return typedWhole(field);
    case 'choice':
      return z.enum(Object.keys(field.labels ?? {}));
    case 'ref':
      return z.number().int().positive();
    default:
      return field.filled;
  }
}

/** How a form checks a field: as the server does, on what was typed. */
function formSchemaOf(field: Field): z.ZodType {
  const filled = filledOf(field);
  const { kind, optional } = field;
  if (kind === 'text' && optional) return z.union([filled, blank]);
  if (kind === 'choice' || kind === 'ref') {
    // A picker leaves null where nothing is chosen.
    return optional ? orEmpty(filled).nullable() : z.union([filled, unchosen]);
  }
  return optional ? orEmpty(filled) : filled;
}

/** This turns a stored value into a form's; where nothing is stored, it is what a new record begins with. */
function toForm(field: Field, stored: unknown): unknown {
  const value = stored === undefined ? field.initial : stored;
  // The form holds it as the accion does.
  if (field.kind === 'own') return value;
  if (value === null || value === undefined) return '';
  return field.kind === 'whole' ? String(value) : value;
}

/** This turns a form's value into an accion's. */
function toInput(field: Field, held: unknown): unknown {
  if (field.kind === 'text') {
    const text = String(held).trim();
    return text === '' && field.schema.safeParse(null).success ? null : text;
  }
  if (held === '') return null;
  return field.kind === 'whole' ? Number(held) : held;
}
