/** The check digit of EAN-8 and EAN-13: weights 3 and 1 from the right. */
export function eanDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

export function isEan(code: string): boolean {
  return /^(\d{8}|\d{13})$/.test(code) && eanDigit(code.slice(0, -1)) === Number(code.at(-1));
}
