import { saveLegajoImageHandler } from './saveLegajoImage';

/** One line each. */
export const documentsHandlers = {
  saveLegajoImage: saveLegajoImageHandler,
};
