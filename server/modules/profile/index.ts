import { defineModule } from '../../engine/module';
import { getProfileChangeHandler } from './getProfileChange';
import { profileChangeRequest } from './profileChangeRequest';
import { requestProfileChangeHandler } from './requestProfileChange';

export const profileModule = defineModule({
  handlers: {
    getProfileChange: getProfileChangeHandler,
    requestProfileChange: requestProfileChangeHandler,
  },
  requests: [profileChangeRequest],
});
