import Big from 'big.js';

export const negated = (figure: string | null): string | null =>
  figure && new Big(figure).neg().toFixed();
