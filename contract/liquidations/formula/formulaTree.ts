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

/** A fault says what is wrong with a formula, and at which characters. */
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

/** All names and functions that a formula writes. */
export function wordsIn(node: FormulaNode, found = new Set<string>()): ReadonlySet<string> {
  if (node.kind === 'name') found.add(foldName(node.name));
  if (node.kind === 'unary') wordsIn(node.of, found);
  if (node.kind === 'binary') for (const side of [node.left, node.right]) wordsIn(side, found);
  if (node.kind === 'call') {
    found.add(foldName(node.name));
    for (const arg of node.args) wordsIn(arg, found);
  }
  return found;
}
