import { saveOwnPhoto } from '@contract/users/saveOwnPhoto';
import { keepPicture } from '../../files/uploads/keepPicture';
import { implementPrepared } from '../implement';
import { changePhoto } from './changePhoto';

export const saveOwnPhotoHandler = implementPrepared(
  saveOwnPhoto,
  ({ file }, context) => keepPicture(context, file),
  (_input, context, photoHash) => changePhoto(context, context.viewer.personId, photoHash),
);
