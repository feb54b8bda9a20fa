import { getProfileChange } from '@contract/profile/profileAcciones';
import { implement } from '../../engine/acciones/implement';
import { profileChangeRows, sentBack } from './profileChangeRows';

export const getProfileChangeHandler = implement(
  getProfileChange,
  async ({ requestId }, { db, viewer }) => {
    // An account without a person asked for nothing.
    const { subject } = sentBack(await profileChangeRows(db, viewer.personId ?? 0), requestId);
    return { change: subject.change };
  },
);
