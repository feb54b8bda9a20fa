import { saveOwnPhoto } from '@contract/users/saveOwnPhoto';
import { implement } from '../implement';
import { changePhoto } from './changePhoto';

export const saveOwnPhotoHandler = implement(saveOwnPhoto, ({ file }, context) =>
  changePhoto(context, context.viewer.personId, file),
);
