const bankWeights = [7, 1, 3, 9, 7, 1, 3];
const accountWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10;
}

/** A CBU or CVU from the seven digits of bank and branch and the thirteen of the account. */
export const makeCbu = (bank: string, account: string): string =>
  `${bank}${checkDigit(bank, bankWeights)}${account}${checkDigit(account, accountWeights)}`;

/** A CVU names a virtual wallet: it has the places of a CBU, and no bank. */
export const isCvu = (cbu: string): boolean => cbu.startsWith('000');

/** The bank, the branch and the account that a CBU is made of; a CVU has none of them. */
export function accountOfCbu(cbu: string | null) {
  if (cbu === null || isCvu(cbu)) return { bankCode: '', branch: '', accountNumber: '' };
  return {
    bankCode: cbu.slice(0, 3),
    branch: cbu.slice(3, 7),
    accountNumber: cbu.slice(8, 21),
  };
}

/** Both blocks end in a check digit of their own. */
export function isCbu(cbu: string): boolean {
  return /^\d{22}$/.test(cbu) && cbu === makeCbu(cbu.slice(0, 7), cbu.slice(8, 21));
}
