/** A number as people here write it, so that every file is read alike. */
export const writtenNumber = (number: number): string => String(number).replace('.', ',');
