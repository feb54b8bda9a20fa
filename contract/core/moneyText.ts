/** "$ 1.234.567,50", of NUMERIC as it travels: with its cents, as money is read on paper. */
export function moneyText(amount: string): string {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount.startsWith('-') ? '-' : ''}$\u00a0${grouped},${cents.padEnd(2, '0').slice(0, 2)}`;
}
