import { savePersonPhoto } from '@contract/users/savePersonPhoto';
import { implement } from '../implement';
import { changePhoto } from './changePhoto';

export const savePersonPhotoHandler = implement(savePersonPhoto, ({ personId, file }, context) =>
  changePhoto(context, personId, file),
);
