import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** Refusals of PostgreSQL that quote what was written, by the class of their SQLSTATE. */
const QUOTING = /^22/;

export interface ErrorFacts {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: ErrorFacts;
}

/** This tells an error without what people wrote: no parameters of a statement, no failing row. */
export function plainMessage(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof DatabaseError && QUOTING.test(error.code ?? '')) {
    return `data exception ${error.code}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The places alone: an engine repeats the message before them. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

/** For a log: enough to find the fault, and nothing about anybody. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: plainMessage(error) };
  const { code, constraint, table, column } = error as Partial<DatabaseError>;
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message: plainMessage(error),
    stack: framesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(error.cause === undefined || depth > 3
      ? {}
      : { cause: errorFacts(error.cause, depth + 1) }),
  };
}
