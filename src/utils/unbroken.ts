/** A code within words, which a narrow screen does not break at its hyphen. */
export const unbroken = (code: string): string => code.replaceAll('-', '\u2011');
