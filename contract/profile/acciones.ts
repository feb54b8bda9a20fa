import { getProfileChange } from './getProfileChange';
import { requestProfileChange } from './requestProfileChange';

/** One line each. */
export const profileAcciones = {
  getProfileChange,
  requestProfileChange,
};
