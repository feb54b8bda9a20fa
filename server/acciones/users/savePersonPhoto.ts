import { savePersonPhoto } from '@contract/users/savePersonPhoto';
import { keepPicture } from '../../files/uploads/keepPicture';
import { requirePerson } from '../../people/requirePerson';
import { implementPrepared } from '../implement';
import { changePhoto } from './changePhoto';

export const savePersonPhotoHandler = implementPrepared(
  savePersonPhoto,
  ({ file }, context) => keepPicture(context, file),
  ({ personId }, context, photoHash) => changePhoto(context, personId, photoHash),
  { admit: ({ personId }, context) => requirePerson(context, personId) },
);
