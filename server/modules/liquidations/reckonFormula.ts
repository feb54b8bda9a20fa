import { type FormulaNode, foldName } from '@contract/liquidations/formula/formulaTree';
import Big from 'big.js';

export type Value = Big | boolean;

/** A formula reads a person's values here; a fault says what is missing. */
export interface FormulaReads {
  variable(name: string): Value;
  /** This reads a function whose word names something: `horas(extra50)`, `pendiente(gastos; 1000)`. */
  named(functionName: string, name: string, figures: readonly Big[]): Value;
}

/** A formula made ready once, reckoned for each person. */
export type Reckon = (reads: FormulaReads) => Value;

/** Why somebody's pay cannot be reckoned, in words for who prepares it. */
export class PayProblem extends Error {}

const number = (value: Value): Big => {
  if (typeof value === 'boolean') throw new Error('a checked formula has numbers where they go');
  return value;
};
const truth = (value: Value): boolean => {
  if (typeof value !== 'boolean') throw new Error('a checked formula has conditions where they go');
  return value;
};

/** This reads the figure that a checked formula gives; null where there is none. */
export const figure = (value: Value | undefined): Big | null =>
  value === undefined ? null : number(value);

const hundred = new Big(100);

function quotient(left: Big, right: Big): Big {
  if (right.eq(0)) throw new PayProblem('Una fórmula divide por cero');
  return left.div(right);
}

type Infix = (left: Big, right: Big) => Value;
const infix: Readonly<Record<string, Infix>> = {
  '+': (left, right) => left.plus(right),
  '-': (left, right) => left.minus(right),
  '*': (left, right) => left.times(right),
  '/': quotient,
  '<': (left, right) => left.lt(right),
  '<=': (left, right) => left.lte(right),
  '>': (left, right) => left.gt(right),
  '>=': (left, right) => left.gte(right),
};

const same = (left: Value, right: Value) =>
  typeof left === 'boolean' ? left === right : left.eq(number(right));

function binary({ operator, left, right }: Extract<FormulaNode, { kind: 'binary' }>): Reckon {
  const [one, other] = [makeReady(left), makeReady(right)];
  if (operator === 'y') return (reads) => truth(one(reads)) && truth(other(reads));
  if (operator === 'o') return (reads) => truth(one(reads)) || truth(other(reads));
  if (operator === '=') return (reads) => same(one(reads), other(reads));
  if (operator === '<>') return (reads) => !same(one(reads), other(reads));
  const reckon = infix[operator];
  if (!reckon) throw new Error(`no way to reckon ${operator}`);
  return (reads) => reckon(number(one(reads)), number(other(reads)));
}

const least = (values: readonly Big[]) => values.reduce((a, b) => (b.lt(a) ? b : a));
const most = (values: readonly Big[]) => values.reduce((a, b) => (b.gt(a) ? b : a));

const plain: Readonly<Record<string, (values: readonly Big[]) => Big>> = {
  tope: least,
  piso: most,
  minimo: least,
  maximo: most,
  redondear: ([value = hundred, places = hundred]) => value.round(Number(places)),
  entero: ([value = hundred]) => value.round(0, Big.roundDown),
};

function call({ name, args }: Extract<FormulaNode, { kind: 'call' }>): Reckon {
  const folded = foldName(name);
  if (folded === 'si') {
    const [condition, one, other] = args.map(makeReady);
    if (!condition || !one || !other) throw new Error('a checked formula has all that si() asks');
    // Only the side that counts: the other may divide by what is not there.
    return (reads) => (truth(condition(reads)) ? one(reads) : other(reads));
  }
  if (Object.hasOwn(plain, folded)) {
    const ready = args.map(makeReady);
    return (reads) => plain[folded]?.(ready.map((one) => number(one(reads)))) ?? hundred;
  }
  const [word, ...rest] = args;
  const named =
    word?.kind === 'name' ? foldName(word.name) : word && 'value' in word ? word.value : '';
  const figures = rest.map(makeReady);
  return (reads) =>
    reads.named(
      folded,
      named,
      figures.map((one) => number(one(reads))),
    );
}

/** From the tree of a formula that was checked to what reckons it. */
export function makeReady(node: FormulaNode): Reckon {
  switch (node.kind) {
    case 'number': {
      const value = new Big(node.value);
      return () => value;
    }
    case 'text':
      throw new Error('a checked formula has no text by itself');
    case 'name': {
      const name = foldName(node.name);
      return (reads) => reads.variable(name);
    }
    case 'unary': {
      const of = makeReady(node.of);
      if (node.operator === 'no') return (reads) => !truth(of(reads));
      if (node.operator === '-') return (reads) => number(of(reads)).neg();
      return (reads) => number(of(reads)).div(hundred);
    }
    case 'binary':
      return binary(node);
    case 'call':
      return call(node);
  }
}
