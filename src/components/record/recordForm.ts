import type { Field, FieldValue, FormValue } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ConflictField } from '../dialog/ConflictDialog';
import { contractResolver } from '../form/contractResolver';
import { fieldText } from './fieldText';
import { formSchemaOf, toForm, toInput } from './formField';

type FormOf<F extends Fields, Keys extends keyof F> = { -readonly [K in Keys]: FormValue<F[K]> };
type InputOf<F extends Fields, Keys extends keyof F> = { -readonly [K in Keys]: FieldValue<F[K]> };

/** What only the page knows reads by words of the page: the names of other records, what is not one word. */
type Wordless<F extends Fields, Keys extends keyof F> = {
  [K in Keys]: F[K]['kind'] extends 'ref' | 'own' ? K : never;
}[Keys];

type Show<F extends Fields, Keys extends keyof F> = {
  [K in Wordless<F, Keys>]: (held: FormValue<F[K]>) => string;
} & {
  [K in Keys]?: (held: FormValue<F[K]>) => string;
};

interface Options<F extends Fields, Except extends keyof F, Row> {
  /** What this form does not edit, each by its name. */
  except?: readonly Except[];
  /** What of a row the record calls otherwise. */
  read?: (row: Row) => Partial<InputOf<F, Exclude<keyof F, Except>>>;
  /** What cannot be together. */
  check?: (held: FormOf<F, Exclude<keyof F, Except>>, context: z.RefinementCtx) => void;
  /** What does not apply is not sent, whatever stayed in a field that is no longer there. */
  settle?: (input: InputOf<F, Exclude<keyof F, Except>>) => InputOf<F, Exclude<keyof F, Except>>;
  show?: Show<F, Exclude<keyof F, Except>>;
}

/** A form over a record: every field of it is edited, sent and compared, but for those left out by name. */
export interface RecordFormModel<Held extends object, Input extends object, Row> {
  recordName: string;
  resolver: Resolver<Held>;
  /** As the form begins; of what is new, with what the page knows already. */
  values: (row: Row | null, known?: Partial<Held>) => Held;
  input: (held: Held) => Input;
  /** Only what differs, as people read it. */
  conflict: (mine: Held, stored: Row) => ConflictField[];
}

type NeedsShow<F extends Fields, Keys extends keyof F> = [Wordless<F, Keys>] extends [never]
  ? object
  : { show: unknown };

export function recordForm<
  F extends Fields,
  const Except extends keyof F = never,
  Row extends object = InputOf<F, Exclude<keyof F, Except>>,
>(
  record: RecordDefinition<string, F>,
  ...[options = {}]: [NeedsShow<F, Exclude<keyof F, Except>>] extends [{ show: unknown }]
    ? [Options<F, Except, Row> & { show: object }]
    : [Options<F, Except, Row>?]
): RecordFormModel<FormOf<F, Exclude<keyof F, Except>>, InputOf<F, Exclude<keyof F, Except>>, Row> {
  type Keys = Exclude<keyof F, Except>;
  type Held = FormOf<F, Keys>;
  type Input = InputOf<F, Keys>;
  const { except = [], read, check, settle = (input) => input } = options;
  const show = (options.show ?? {}) as Record<string, (held: unknown) => string>;
  const fields = Object.entries<Field>(record.fields).filter(
    ([name]) => !except.includes(name as Except),
  );
  const each = <T>(of: (field: Field, name: string) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, of(field, name)]));
  const shape = z.object(each(formSchemaOf));
  const schema = check
    ? shape.superRefine((held, context) => check(held as unknown as Held, context))
    : shape;
  const values = (row: Row | null, known: Partial<Held> = {}): Held => {
    const stored: Record<string, unknown> = row ? { ...row, ...read?.(row) } : {};
    return { ...each((field, name) => toForm(field, stored[name])), ...known } as Held;
  };
  const input = (held: Held): Input =>
    settle(each((field, name) => toInput(field, held[name as keyof Held])) as Input);
  return {
    recordName: record.name,
    resolver: contractResolver<Held>(schema as unknown as z.ZodType<unknown, Held>),
    values,
    input,
    conflict: (typed, stored) => {
      const theirs = values(stored);
      // What a control leaves empty in its own way is empty as any other.
      const mine = each((field, name) => toForm(field, typed[name as keyof Held])) as Held;
      return fields.flatMap(([name, field]) => {
        const reads = (held: Held) =>
          show[name]?.(held[name as keyof Held]) ?? fieldText(field, held[name as keyof Held]);
        const same =
          JSON.stringify(mine[name as keyof Held]) === JSON.stringify(theirs[name as keyof Held]);
        return same ? [] : [{ label: field.label, mine: reads(mine), stored: reads(theirs) }];
      });
    },
  };
}

/** What a form of a record holds. */
export type HeldBy<M extends { values: (row: null) => object }> = ReturnType<M['values']>;
