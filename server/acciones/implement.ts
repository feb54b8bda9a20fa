import type { AccionDefinition, InputOf, OutputOf } from '@contract/accion';
import type { Context, PublicContext } from './context';

type ContextOf<A extends AccionDefinition> = A['permission'] extends 'public'
  ? PublicContext
  : Context;

export interface HandlerOptions {
  /** `false`: the handler opens its own transaction, because something must be kept although it refuses. */
  transaction?: boolean;
}

export interface Handler {
  accion: AccionDefinition;
  /** What takes long and changes nothing: done before the transaction, which would hold a connection meanwhile. */
  before?(input: unknown, context: PublicContext): Promise<unknown>;
  run(input: unknown, context: PublicContext, prepared?: unknown): Promise<unknown>;
  transaction: boolean;
}

/** Ties the code to its accion: input, answer and context are the contract's. */
export function implement<A extends AccionDefinition>(
  accion: A,
  run: (input: InputOf<A>, context: ContextOf<A>) => Promise<OutputOf<A>>,
  options: HandlerOptions = {},
): Handler {
  return {
    accion,
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
): Handler {
  return {
    accion,
    before: (input, context) => before(input as InputOf<A>, context as ContextOf<A>),
    run: (input, context, prepared) =>
      run(input as InputOf<A>, context as ContextOf<A>, prepared as P),
    transaction: true,
  };
}
