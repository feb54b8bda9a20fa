/** A megabyte as file managers count it. */
const MEGABYTE = 1024 * 1024;

export const megabytes = (count: number): number => count * MEGABYTE;
