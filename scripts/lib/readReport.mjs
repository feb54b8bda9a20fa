import { existsSync, readFileSync } from 'node:fs';

/** The report that a tool left about its run; nothing where it did not get that far. */
export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
