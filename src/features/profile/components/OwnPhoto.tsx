import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { PhotoEditor } from '@/components/photo/PhotoEditor';
import { refreshSession } from '@/services/session/refreshSession';
import { selectCan } from '@/services/session/selectCan';
import { selectUser } from '@/services/session/userSlice';
import {
  useRemoveOwnPhotoMutation,
  useSaveOwnPhotoMutation,
} from '@/services/wms/generated/users.gen';

const selectEdits = selectCan('PROFILE.EDIT');

/** For who may change their profile and is a person of the directory. */
export function OwnPhoto() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const edits = useAppSelector(selectEdits);
  const [save] = useSaveOwnPhotoMutation();
  const [remove] = useRemoveOwnPhotoMutation();
  if (!edits || !user.IMAGE_URL) return null;
  // The bar at the top shows what the session knows.
  return (
    <PhotoEditor
      imageUrl={user.IMAGE_URL}
      onSave={async (file) => {
        await save({ file }).unwrap();
        await refreshSession(dispatch);
      }}
      onRemove={async () => {
        await remove();
        await refreshSession(dispatch);
      }}
    />
  );
}
