import { formulaTokens, type Token } from './formulaTokens';
import {
  type FormulaFault,
  type FormulaNode,
  foldName,
  type Operator,
  type Place,
  type ReadFormula,
} from './formulaTree';

export const LONGEST_FORMULA = 1000;
/** Deeper than anybody writes, and far from what would fill the stack. */
const DEEPEST = 40;
const MOST_NODES = 300;
const MOST_ARGUMENTS = 12;

class Unreadable extends Error {
  constructor(readonly fault: FormulaFault) {
    super(fault.words);
  }
}

const unreadable = (place: Place, words: string) =>
  new Unreadable({ from: place.from, to: Math.max(place.to, place.from + 1), words });

/** From the loosest to the tightest. */
const levels: readonly (readonly string[])[] = [
  ['o'],
  ['y'],
  ['=', '<>', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];
const COMPARISON = 2;

class Reader {
  private at = 0;
  private nodes = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get next(): Token {
    const token = this.tokens[Math.min(this.at, this.tokens.length - 1)];
    if (!token) throw new Error('a formula has at least its end');
    return token;
  }

  private take(): Token {
    const token = this.next;
    this.at += 1;
    return token;
  }

  private is(...signs: string[]): boolean {
    const { kind, text } = this.next;
    return (kind === 'sign' || kind === 'name') && signs.includes(foldName(text));
  }

  private node(node: FormulaNode): FormulaNode {
    this.nodes += 1;
    if (this.nodes > MOST_NODES)
      throw unreadable(node, 'Es demasiado larga: partila en conceptos.');
    return node;
  }

  whole(): FormulaNode {
    const tree = this.level(0, 0);
    if (this.next.kind === 'end') return tree;
    throw unreadable(
      this.next,
      this.is(')')
        ? 'Este paréntesis no cierra ninguno.'
        : this.is(';')
          ? 'El punto y coma solo va entre los datos de una función.'
          : `Falta un signo antes de “${this.next.text}”.`,
    );
  }

  private level(index: number, depth: number): FormulaNode {
    const signs = levels[index];
    if (!signs) return this.unary(depth);
    if (depth > DEEPEST)
      throw unreadable(this.next, 'Tiene demasiados paréntesis uno adentro de otro.');
    let left = this.level(index + 1, depth);
    while (this.is(...signs)) {
      const operator = foldName(this.take().text) as Operator;
      const right = this.level(index + 1, depth);
      left = this.node({ kind: 'binary', operator, left, right, from: left.from, to: right.to });
      if (index === COMPARISON && this.is(...signs)) {
        throw unreadable(this.next, 'Compará de a dos: uní las comparaciones con “y”.');
      }
    }
    return left;
  }

  private unary(depth: number): FormulaNode {
    if (!this.is('-', 'no')) return this.percent(depth);
    const { text, from } = this.take();
    if (depth > DEEPEST) throw unreadable(this.next, 'Tiene demasiados signos seguidos.');
    const operator = foldName(text) === 'no' ? 'no' : '-';
    // A denial takes a whole comparison; a minus takes a single figure.
    const of = operator === 'no' ? this.level(COMPARISON, depth + 1) : this.unary(depth + 1);
    return this.node({ kind: 'unary', operator, of, from, to: of.to });
  }

  private percent(depth: number): FormulaNode {
    const of = this.primary(depth);
    if (!this.is('%')) return of;
    const { to } = this.take();
    return this.node({ kind: 'unary', operator: '%', of, from: of.from, to });
  }

  private primary(depth: number): FormulaNode {
    const token = this.take();
    const { from, to } = token;
    if (token.kind === 'number') {
      return this.node({ kind: 'number', value: token.text.replace(',', '.'), from, to });
    }
    if (token.kind === 'text') {
      return this.node({ kind: 'text', value: token.text.slice(1, -1), from, to });
    }
    if (token.kind === 'name' && !['y', 'o', 'no'].includes(foldName(token.text))) {
      if (this.is('(')) return this.call(token, depth);
      return this.node({ kind: 'name', name: token.text, from, to });
    }
    if (token.kind === 'sign' && token.text === '(') {
      const inside = this.level(0, depth + 1);
      this.close(token);
      return { ...inside, from, to: this.tokens[this.at - 1]?.to ?? to };
    }
    throw unreadable(
      token,
      token.kind === 'end' ? 'Falta algo al final.' : `Acá falta un dato antes de “${token.text}”.`,
    );
  }

  private call({ text, from }: Token, depth: number): FormulaNode {
    const open = this.take();
    const args: FormulaNode[] = [];
    if (!this.is(')')) {
      do args.push(this.level(0, depth + 1));
      while (args.length < MOST_ARGUMENTS && this.is(';') && this.take());
    }
    this.close(open);
    const to = this.tokens[this.at - 1]?.to ?? open.to;
    return this.node({ kind: 'call', name: text, args, from, to });
  }

  private close(open: Place): void {
    if (this.is(')')) this.take();
    else if (this.next.kind === 'end') throw unreadable(open, 'Falta cerrar este paréntesis.');
    else throw unreadable(this.next, `Acá falta un signo, un punto y coma o cerrar el paréntesis.`);
  }
}

/** Reads a formula into its tree, or says at which characters it stops making sense. */
export function parseFormula(text: string): ReadFormula {
  if (text.length > LONGEST_FORMULA) {
    const words = `Admite hasta ${LONGEST_FORMULA} caracteres.`;
    return { fault: { from: LONGEST_FORMULA, to: text.length, words } };
  }
  const { tokens, fault } = formulaTokens(text);
  if (fault) return { fault };
  try {
    return { tree: new Reader(tokens).whole() };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}
