import { removePersonPhoto } from '@contract/users/photoAcciones';
import { implement } from '../../engine/acciones/implement';
import { changePhoto } from './changePhoto';

export const removePersonPhotoHandler = implement(removePersonPhoto, ({ personId }, context) =>
  changePhoto(context, personId, null),
);
