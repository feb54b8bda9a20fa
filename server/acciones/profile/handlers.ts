import { getProfileChangeHandler } from './getProfileChange';
import { requestProfileChangeHandler } from './requestProfileChange';

/** One line each. */
export const profileHandlers = {
  getProfileChange: getProfileChangeHandler,
  requestProfileChange: requestProfileChangeHandler,
};
