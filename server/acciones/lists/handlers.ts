import { countListHandler } from './countList';
import { createExportHandler } from './createExport';

/** One line each. */
export const listsHandlers = {
  countList: countListHandler,
  createExport: createExportHandler,
};
