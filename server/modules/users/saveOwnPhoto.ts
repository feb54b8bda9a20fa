import { saveOwnPhoto } from '@contract/users/photoAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { keepPicture } from '../../engine/files/uploads/keepPicture';
import { changePhoto } from './changePhoto';

export const saveOwnPhotoHandler = implementPrepared(
  saveOwnPhoto,
  ({ file }, context) => keepPicture(context, file),
  (_input, context, photoHash) => changePhoto(context, context.viewer.personId, photoHash),
);
