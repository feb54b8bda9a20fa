const bankWeights = [7, 1, 3, 9, 7, 1, 3];
const accountWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10;
}

/** A CBU or CVU from the seven digits of bank and branch and the thirteen of the account. */
export const makeCbu = (bank: string, account: string): string =>
  `${bank}${checkDigit(bank, bankWeights)}${account}${checkDigit(account, accountWeights)}`;

/** Both blocks end in a check digit of their own. */
export function isCbu(cbu: string): boolean {
  return /^\d{22}$/.test(cbu) && cbu === makeCbu(cbu.slice(0, 7), cbu.slice(8, 21));
}
