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
  run(input: unknown, context: PublicContext): Promise<unknown>;
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
