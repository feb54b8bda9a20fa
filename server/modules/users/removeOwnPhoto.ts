import { removeOwnPhoto } from '@contract/users/photoAcciones';
import { implement } from '../../engine/acciones/implement';
import { changePhoto } from './changePhoto';

export const removeOwnPhotoHandler = implement(removeOwnPhoto, (_input, context) =>
  changePhoto(context, context.viewer.personId, null),
);
