import { countList } from './countList';
import { createExport } from './createExport';

/** One line each. */
export const listsAcciones = {
  countList,
  createExport,
};
