import { formulaTokens } from './formulaTokens';
import type { FormulaFault } from './formulaTree';

const figure = /\d[\d.]*(?:,\d+)?/y;
const thousands = /^\d{1,3}(?:\.\d{3})+$/;

function instead(written: string): string {
  const whole = written.replaceAll('.', '');
  if (written.includes(',')) return whole;
  const points = written.split('.').length - 1;
  const decimal = written.replace('.', ',');
  if (points > 1) return whole;
  return thousands.test(written) ? `${whole}, o ${decimal} si son decimales` : decimal;
}

/**
 * A point in a number: here it parts thousands, elsewhere decimals, and a guess would pay a thousandth. What was saved
 * before goes on being read as it was, so only what somebody writes is asked about.
 */
export function pointFault(text: string): FormulaFault | undefined {
  const pointed = formulaTokens(text).tokens.find(
    (token) => token.kind === 'number' && token.text.includes('.'),
  );
  if (!pointed) return undefined;
  figure.lastIndex = pointed.from;
  const written = (figure.exec(text)?.[0] ?? pointed.text).replace(/\.$/, '');
  const words = `El punto no va en los números: escribí ${instead(written)}.`;
  return { from: pointed.from, to: pointed.from + written.length, words };
}
