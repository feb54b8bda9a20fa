import Box from '@mui/material/Box';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { PhotoEditor } from '@/components/photo/PhotoEditor';
import {
  type Employee,
  useRemovePersonPhotoMutation,
  useSavePersonPhotoMutation,
} from '@/services/wms/generated/users.gen';

export function PersonPhoto({ person }: { person: Employee }) {
  const [save] = useSavePersonPhotoMutation();
  const [remove] = useRemovePersonPhotoMutation();
  const { id, name, imageUrl } = person;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1.5 }}>
      <PersonAvatar name={name} imageUrl={imageUrl} size={96} />
      <PhotoEditor
        imageUrl={imageUrl}
        onSave={(file) => save({ personId: id, file }).unwrap()}
        onRemove={() => remove({ personId: id })}
      />
    </Box>
  );
}
