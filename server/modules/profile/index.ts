import { defineModule } from '../../engine/module';
import { getProfileChangeHandler } from './getProfileChange';
import { listProfileChangesHandler } from './listProfileChanges';
import { profileChangeRequest } from './profileChangeRequest';
import { requestProfileChangeHandler } from './requestProfileChange';

export const profileModule = defineModule({
  handlers: {
    getProfileChange: getProfileChangeHandler,
    listProfileChanges: listProfileChangesHandler,
    requestProfileChange: requestProfileChangeHandler,
  },
  requests: [profileChangeRequest],
});
