import { saveLegajoImage } from './saveLegajoImage';

/** One line each. */
export const documentsAcciones = {
  saveLegajoImage,
};
