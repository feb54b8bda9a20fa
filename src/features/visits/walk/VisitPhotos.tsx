import { counted } from '@contract/core/counted';
import { MOST_PHOTOS } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pictureTypes } from '@/components/capture/readPicture';
import { AttachmentThumb } from '@/components/files/AttachmentThumb';
import { PickButton } from '@/components/files/PickButton';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { useVisitPhotos } from './useVisitPhotos';

interface VisitPhotosProps {
  visit: VisitDetail;
  label: string;
  /** Null: of the visit as a whole. */
  question: number | null;
}

/** Takes photos of a visit, each of which is sent as soon as it is taken. */
export function VisitPhotos({ visit, label, question }: VisitPhotosProps) {
  const { photos, waiting, sending, fault, add, remove } = useVisitPhotos(visit, question);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {photos.map(({ id, name, mime, previewUrl }) => (
        <Box key={id} sx={{ width: 1 }}>
          <AttachmentThumb
            name={name}
            mime={mime}
            preview={previewUrl}
            onRemove={() => void remove(id)}
          />
        </Box>
      ))}
      {waiting > 0 ? (
        <Typography role="status" variant="body2">
          {counted(waiting, 'foto espera', 'fotos esperan')} la conexión.
        </Typography>
      ) : null}
      {photos.length + waiting < MOST_PHOTOS ? (
        <PickButton
          label={label}
          icon="camera"
          accept={pictureTypes}
          multiple
          disabled={sending}
          onFiles={(files) => void add(files)}
        />
      ) : null}
      {fault ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      ) : null}
    </Box>
  );
}
