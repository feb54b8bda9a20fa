import type { FileRead } from './readFile';

/** Sealed to its last byte, every seal holds, and none of them hides anything. */
export const isWhole = ({ seals, size }: FileRead): boolean =>
  seals.length > 0 &&
  seals.every(({ holds, exact }) => holds && exact) &&
  seals.some(({ until }) => until === size);
