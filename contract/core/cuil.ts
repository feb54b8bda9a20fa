const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** "27-32811502-1". */
export const cuilText = (cuil: string) => cuil.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');

/** The last digit of a CUIL, from the ten before it; null where the law changes the prefix instead. */
export function cuilDigit(firstTen: string): number | null {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(firstTen[index]), 0);
  const digit = 11 - (sum % 11);
  if (digit === 11) return 0;
  return digit === 10 ? null : digit;
}

export function makeCuil(prefix: '20' | '27', dni: string): string {
  const ten = `${prefix}${dni.padStart(8, '0')}`;
  const digit = cuilDigit(ten);
  if (digit !== null) return `${ten}${digit}`;
  // Prefix 23 stands in for both, with 9 for men and 4 for women.
  return `23${dni.padStart(8, '0')}${prefix === '20' ? 9 : 4}`;
}

export function isCuil(cuil: string): boolean {
  if (!/^\d{11}$/.test(cuil)) return false;
  return cuilDigit(cuil.slice(0, 10)) === Number(cuil[10]);
}
