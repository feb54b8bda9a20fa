import {
  type FormulaFault,
  type FormulaNode,
  foldName,
  type Operator,
  type Place,
} from './formulaTree';
import {
  type FormulaFunctionName,
  formulaFunctions,
  formulaVariables,
  type Named,
  type Unit,
} from './formulaVocabulary';

/** A figure that is written takes the unit of what stands beside it. */
type Seen = Unit | 'free';

/** A word between parentheses may name these where the formula is used; each has its unit. */
export interface KnownNames {
  names: Readonly<Record<Exclude<Named, 'text'>, ReadonlyMap<string, Unit>>>;
  /** Only this formula knows these, as the quantity and the rate of its own concept. */
  own?: ReadonlyMap<string, Unit>;
}

/** Something that a formula reads from elsewhere. */
export interface Used {
  kind: Named;
  function: FormulaFunctionName;
  name: string;
}

export interface CheckedFormula {
  unit: Seen;
  uses: Used[];
}

class Wrong extends Error {
  constructor(readonly fault: FormulaFault) {
    super(fault.words);
  }
}

const wrong = ({ from, to }: Place, words: string) => new Wrong({ from, to, words });

const unitWords: Record<Seen, string> = {
  money: 'un importe',
  number: 'un número',
  truth: 'una condición',
  free: 'un número',
};

const kindWords: Record<Named, string> = {
  concept: 'un concepto',
  base: 'una base',
  news: 'un tipo de novedad',
  leave: 'un tipo de licencia',
  hours: 'un tipo de horas',
  band: 'una franja',
  parameter: 'un parámetro',
  pending: 'algo que espera al próximo pago',
  order: 'lo que ordena un juzgado: deudas o alimentos',
  table: 'una tabla',
  text: 'un texto entre comillas',
};

const isNamed = (kind: string): kind is Named => kind in kindWords;

/** Names are written in many ways: "Básico" finds `basico`. */
export const foldedKeys = <V>(entries: Iterable<readonly [string, V]>): Map<string, V> =>
  new Map([...entries].map(([name, value]) => [foldName(name), value]));

const variables = foldedKeys(Object.entries(formulaVariables));
const functions = foldedKeys(
  Object.entries(formulaFunctions).map(([name, one]) => [name, { ...one, name }] as const),
);

const fits = (seen: Seen, wanted: Seen) =>
  seen === wanted || (seen === 'free' && wanted !== 'truth');

/** The one unit of two that stand side by side. */
function together(place: Place, left: Seen, right: Seen): Seen {
  if (left === 'free' && right !== 'truth') return right;
  if (fits(right, left)) return left;
  throw wrong(place, `Se junta ${unitWords[left]} con ${unitWords[right]}.`);
}

function product(place: Place, operator: Operator, left: Seen, right: Seen): Seen {
  if (left === 'truth' || right === 'truth') {
    throw wrong(place, 'Una condición no se multiplica ni se divide: usá si(…).');
  }
  const money = (seen: Seen) => seen === 'money';
  if (operator === '*') {
    if (money(left) && money(right)) throw wrong(place, 'Se multiplican dos importes.');
    if (money(left) || money(right)) return 'money';
    return left === 'free' && right === 'free' ? 'free' : 'number';
  }
  if (money(right)) {
    if (money(left)) return 'number';
    throw wrong(place, 'Se divide un número por un importe.');
  }
  return left;
}

class Checker {
  readonly uses: Used[] = [];

  constructor(private readonly known: KnownNames) {}

  unit(node: FormulaNode): Seen {
    switch (node.kind) {
      case 'number':
        return 'free';
      case 'text':
        throw wrong(node, 'Un texto solo va adentro de convenio(…) o categoria(…).');
      case 'name':
        return this.variable(node, node.name);
      case 'unary':
        return this.unary(node);
      case 'binary':
        return this.binary(node);
      case 'call':
        return this.call(node);
    }
  }

  private variable(place: Place, name: string): Seen {
    const found = this.known.own?.get(foldName(name)) ?? variables.get(foldName(name))?.unit;
    if (found) return found;
    if (functions.has(foldName(name))) throw wrong(place, `Faltan los paréntesis: ${name}( ).`);
    const concept = this.known.names.concept.has(foldName(name));
    throw wrong(
      place,
      concept
        ? `Es un concepto: escribí concepto(${name}).`
        : `No hay ningún dato que se llame “${name}”.`,
    );
  }

  private unary({ operator, of }: Extract<FormulaNode, { kind: 'unary' }>): Seen {
    const seen = this.unit(of);
    if (operator === 'no') {
      if (seen !== 'truth') throw wrong(of, 'Después de “no” va una condición.');
      return 'truth';
    }
    if (seen === 'truth') throw wrong(of, 'Acá va un número y hay una condición.');
    if (operator === '%' && seen === 'money') throw wrong(of, 'Un importe no es un porcentaje.');
    return seen;
  }

  private binary(node: Extract<FormulaNode, { kind: 'binary' }>): Seen {
    const { operator, left, right } = node;
    const [one, other] = [this.unit(left), this.unit(right)];
    if (operator === 'y' || operator === 'o') {
      for (const [side, seen] of [
        [left, one],
        [right, other],
      ] as const) {
        if (seen !== 'truth') throw wrong(side, `Con “${operator}” se unen condiciones.`);
      }
      return 'truth';
    }
    if (operator === '*' || operator === '/') return product(node, operator, one, other);
    const unit = together(node, one, other);
    if (operator === '+' || operator === '-') {
      if (unit === 'truth') throw wrong(node, 'Las condiciones no se suman: usá si(…).');
      return unit;
    }
    if (unit === 'truth' && operator !== '=' && operator !== '<>') {
      throw wrong(node, 'Una condición no es mayor ni menor que otra: unilas con “y” o con “o”.');
    }
    return 'truth';
  }

  private call(node: Extract<FormulaNode, { kind: 'call' }>): Seen {
    const found = functions.get(foldName(node.name));
    if (!found) throw wrong(node, `No hay ninguna función que se llame “${node.name}”.`);
    const { args, form } = found;
    const more = 'more' in found;
    if (node.args.length < args.length || (!more && node.args.length > args.length)) {
      throw wrong(node, `Se escribe ${form}.`);
    }
    let same: Seen = 'free';
    let named: Seen = 'free';
    for (const [index, given] of node.args.entries()) {
      const wanted = args[Math.min(index, args.length - 1)] ?? 'same';
      if (isNamed(wanted)) named = this.named(given, wanted, found.name as FormulaFunctionName);
      else if (wanted === 'same') same = together(given, same, this.unit(given));
      else this.given(given, wanted, found.name);
    }
    if (found.unit === 'same') return same;
    return found.unit === 'named' ? named : found.unit;
  }

  private given(node: FormulaNode, wanted: Unit, name: string): void {
    const seen = this.unit(node);
    if (name === 'redondear' && !(node.kind === 'number' && /^[0-4]$/.test(node.value))) {
      throw wrong(node, 'Los decimales van de 0 a 4.');
    }
    if (fits(seen, wanted)) return;
    throw wrong(node, `Acá va ${unitWords[wanted]} y hay ${unitWords[seen]}.`);
  }

  private named(node: FormulaNode, kind: Named, caller: FormulaFunctionName): Seen {
    const word = kind === 'text' ? 'text' : 'name';
    if (node.kind !== word && !(kind !== 'text' && node.kind === 'number')) {
      throw wrong(node, `Acá va ${kindWords[kind]}.`);
    }
    const name = node.kind === 'name' ? node.name : node.value;
    this.uses.push({ kind, function: caller, name: foldName(name) });
    if (kind === 'text') return 'free';
    const unit = this.known.names[kind].get(foldName(name));
    if (unit === undefined) throw wrong(node, `No hay ${kindWords[kind]} que se llame “${name}”.`);
    return unit;
  }
}

/** Whether everything that a formula names is there and its units go together; what it reads from elsewhere. */
export function checkFormula(
  tree: FormulaNode,
  known: KnownNames,
  wanted: Unit,
): { fault: FormulaFault; checked?: never } | { checked: CheckedFormula; fault?: never } {
  const checker = new Checker(known);
  try {
    const unit = checker.unit(tree);
    if (!fits(unit, wanted)) {
      const { from, to } = tree;
      return {
        fault: { from, to, words: `Tiene que dar ${unitWords[wanted]} y da ${unitWords[unit]}.` },
      };
    }
    return { checked: { unit, uses: checker.uses } };
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}
