import { savePersonPhoto } from '@contract/users/photoAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { keepPicture } from '../../engine/files/uploads/keepPicture';
import { requirePerson } from '../../engine/people/requirePerson';
import { changePhoto } from './changePhoto';

export const savePersonPhotoHandler = implementPrepared(
  savePersonPhoto,
  ({ file }, context) => keepPicture(context, file),
  ({ personId }, context, photoHash) => changePhoto(context, personId, photoHash),
  { admit: ({ personId }, context) => requirePerson(context, personId) },
);
