import type { AccionDefinition, InputOf, OutputOf } from '@contract/core/accion';
import type { Context, PublicContext } from './context';

type ContextOf<A extends AccionDefinition> = A['permission'] extends 'public'
  ? PublicContext
  : Context;

type FileField<Input> = {
  [Name in keyof Input]: Input[Name] extends File ? Name : never;
}[keyof Input];

export interface HandlerOptions<A extends AccionDefinition = AccionDefinition> {
  /** `false`: the handler opens its own transaction, because something must be kept although it refuses. */
  transaction?: boolean;
  /** Asked before the files of a body are read, and again before the handler: it only looks, and refuses. */
  admit?(
    input: Omit<InputOf<A>, FileField<InputOf<A>>>,
    context: ContextOf<A>,
  ): void | Promise<void>;
}

export interface Handler {
  accion: AccionDefinition;
  admit?(input: unknown, context: PublicContext): void | Promise<void>;
  /** Slow work that changes nothing is done before the transaction, which would hold a connection meanwhile. */
  before?(input: unknown, context: PublicContext): Promise<unknown>;
  run(input: unknown, context: PublicContext, prepared?: unknown): Promise<unknown>;
  transaction: boolean;
}

const admitOf = <A extends AccionDefinition>({ admit }: HandlerOptions<A>): Handler['admit'] =>
  admit && ((input, context) => admit(input as InputOf<A>, context as ContextOf<A>));

/** Ties the code to its accion: input, answer and context are the contract's. */
export function implement<A extends AccionDefinition>(
  accion: A,
  run: (input: InputOf<A>, context: ContextOf<A>) => Promise<OutputOf<A>>,
  options: HandlerOptions<A> = {},
): Handler {
  return {
    accion,
    admit: admitOf(options),
    // The dispatcher validated the input with this very schema and read the session this accion asks for.
    run: (input, context) => run(input as InputOf<A>, context as ContextOf<A>),
    transaction: options.transaction ?? accion.method === 'POST',
  };
}

/** In two steps: what `before` makes ready, outside of any transaction, is what `run` then writes down. */
export function implementPrepared<A extends AccionDefinition, P>(
  accion: A,
  before: (input: InputOf<A>, context: ContextOf<A>) => Promise<P>,
  run: (input: InputOf<A>, context: ContextOf<A>, prepared: P) => Promise<OutputOf<A>>,
  options: Pick<HandlerOptions<A>, 'admit'> = {},
): Handler {
  return {
    accion,
    admit: admitOf(options),
    before: (input, context) => before(input as InputOf<A>, context as ContextOf<A>),
    run: (input, context, prepared) =>
      run(input as InputOf<A>, context as ContextOf<A>, prepared as P),
    transaction: true,
  };
}
