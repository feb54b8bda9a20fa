import { getHouse } from './getHouse';
import { saveBranding } from './saveBranding';
import { saveMail } from './saveMail';
import { saveSecurity } from './saveSecurity';

/** One line each. */
export const houseAcciones = {
  getHouse,
  saveBranding,
  saveMail,
  saveSecurity,
};
