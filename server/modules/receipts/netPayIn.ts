/** "Neto a cobrar: $ 1.234,50", "NETO 1,234.50": the word, and the amount that follows it on its line. */
const netLike =
  /\bneto(?:[ \t]+(?:a[ \t]+)?(?:cobrar|pagar|percibir|depositar|abonar|cobrado|percibido|pagado|del[ \t]+mes|total))?[ \t]*(?:[:.]+[ \t]*)?(?:(?:\$|ars)[ \t]*)?(\d[\d.,]{0,16}[.,]\d{2})(?![\d.,]*\d)/gi;

/** Dots or commas group, whichever does not stand before the cents. */
const asMoney = (written: string) => {
  const cents = written.slice(-2);
  const whole = written
    .slice(0, -3)
    .replace(/[.,]/g, '')
    .replace(/^0+(?=\d)/, '');
  return `${whole}.${cents}`;
};

/** This reads the net that a slip says; null where it says none, or two amounts. */
export function netPayIn(text: string): string | null {
  const said = new Set([...text.matchAll(netLike)].map(([, amount = '']) => asMoney(amount)));
  const [only] = said;
  return said.size === 1 && only && only.length <= 15 ? only : null;
}
