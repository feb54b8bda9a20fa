import type { FormulaFault, Place } from './formulaTree';

export type Token = Place &
  (
    | { kind: 'number'; text: string }
    | { kind: 'text'; text: string }
    | { kind: 'name'; text: string }
    | { kind: 'sign'; text: string }
    | { kind: 'end'; text: '' }
  );

const spaces = /\s+/y;
/** A comma or a point before the decimals; an organisation's figures have no more of them than money has zeros. */
const number = /\d{1,15}(?:[.,]\d{1,10})?/y;
const name = /\p{L}[\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*/uy;
const quoted = /"[^"\n]{0,60}"/y;
const sign = /<=|>=|<>|[-+*/%()=<>;×÷−]/y;

const written = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
]);

const kinds = [
  ['number', number],
  ['name', name],
  ['text', quoted],
  ['sign', sign],
] as const;

const faults = new Map([
  [',', 'Separá los datos con punto y coma. La coma es solo para los decimales.'],
  ['^', 'Las potencias no existen en estas fórmulas.'],
  ['"', 'Falta cerrar las comillas.'],
  ["'", 'Los textos van entre comillas dobles.'],
]);

function faultAt(text: string, at: number): FormulaFault {
  const found = text[at] ?? '';
  const words = faults.get(found) ?? `No se entiende “${found}”.`;
  return { from: at, to: at + 1, words };
}

/** The words of a formula one after the other, up to the first that is none. */
export function formulaTokens(text: string): { tokens: Token[]; fault?: FormulaFault } {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const space = match(spaces);
    if (space) {
      at += space.length;
      continue;
    }
    const found = kinds.flatMap(([kind, pattern]) => {
      const own = match(pattern);
      return own ? [{ kind, own }] : [];
    })[0];
    if (!found) return { tokens, fault: faultAt(text, at) };
    const { kind, own } = found;
    const place = { from: at, to: at + own.length };
    tokens.push({ kind, text: written.get(own) ?? own, ...place });
    at = place.to;
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length });
  return { tokens };
}
