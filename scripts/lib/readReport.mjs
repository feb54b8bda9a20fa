import { existsSync, readFileSync } from 'node:fs';

/** What a tool left written about its run; nothing where it did not get that far. */
export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
