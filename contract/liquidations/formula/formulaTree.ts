/** Where something stands in the text of a formula. */
export interface Place {
  from: number;
  to: number;
}

export type Operator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'y' | 'o';

/** A formula once it was read; it has no loops, so that its size is all the work that it can ask for. */
export type FormulaNode = Place &
  (
    | { kind: 'number'; value: string }
    | { kind: 'text'; value: string }
    | { kind: 'name'; name: string }
    | { kind: 'call'; name: string; args: readonly FormulaNode[] }
    | { kind: 'unary'; operator: '-' | 'no' | '%'; of: FormulaNode }
    | { kind: 'binary'; operator: Operator; left: FormulaNode; right: FormulaNode }
  );

/** What is wrong with a formula, and at which characters. */
export interface FormulaFault extends Place {
  words: string;
}

export type ReadFormula =
  | { tree: FormulaNode; fault?: never }
  | { tree?: never; fault: FormulaFault };

/** Names are one however they are written: with an accent or without, small or large. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
