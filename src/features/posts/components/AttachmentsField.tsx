import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import { postRecord } from '@contract/posts/postFields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type useFieldArray, useFormState } from 'react-hook-form';
import { AttachmentThumb } from '@/components/files/AttachmentThumb';
import { FileDrop } from '@/components/files/FileDrop';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import { Spinner } from '@/components/spinner/Spinner';
import type { PostValues } from '../postForm';
import { ImageRow } from './ImageRow';
import type { PostUpload, usePostUploads } from './usePostUploads';

/** So many pictures, and so many PDFs; the server holds each to its own. */
const most = 8 + 4;
const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  acceptLabel: 'JPG, PNG, WebP o PDF',
  maxBytes: megabytes(fileLimits.paper),
};

interface AttachmentsFieldProps {
  uploads: ReturnType<typeof usePostUploads>;
  images: ReturnType<typeof useFieldArray<PostValues, 'images'>>;
  files: ReturnType<typeof useFieldArray<PostValues, 'files'>>;
}

/** The pictures and PDFs in their order, those on their way, and room for more. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { uploads, add, drop, retry } = props.uploads;
  const { images, files } = props;
  const id = useId();
  const { errors } = useFormState<PostValues>({ name: ['images', 'files'] });
  const wrong = [errors.images, errors.files];
  const error = wrong.map((part) => part?.message ?? part?.root?.message).find(Boolean);
  const { fields, move, remove } = images;
  const room = most - fields.length - files.fields.length - uploads.length;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id={id} component="span">
        {`${postRecord.fields.images.label} y ${postRecord.fields.files.label}`}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          (opcional)
        </Typography>
      </FormLabel>
      {fields.map(({ id: key, hash }, index) => (
        <ImageRow
          key={key}
          hash={hash}
          index={index}
          last={index === fields.length - 1}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        />
      ))}
      {files.fields.map(({ id: key, name }, index) => (
        <AttachmentThumb
          key={key}
          name={name}
          mime="application/pdf"
          onRemove={() => files.remove(index)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onDrop={() => drop(upload.key)}
        />
      ))}
      <WithReason error={error}>
        {room > 0 ? (
          <FileDrop
            label="Agregar imágenes o PDF"
            rules={{ ...rules, maxFiles: room }}
            files={[]}
            onChange={add}
          />
        ) : (
          <FormHelperText>Ya están los {most} archivos que admite una publicación.</FormHelperText>
        )}
      </WithReason>
    </Box>
  );
}

interface UploadRowProps {
  upload: PostUpload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file on its way, or why it did not arrive. */
function UploadRow({ upload: { file, failure }, onRetry, onDrop }: UploadRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {failure ? (
        <Icon name="error" sx={{ color: 'error.main' }} />
      ) : (
        <Spinner label={`Subiendo ${file.name}`} flush />
      )}
      <Box role={failure ? 'alert' : 'status'} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {file.name}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: failure ? 'error.main' : 'text.secondary' }}
        >
          {failure ?? 'Subiendo…'}
        </Typography>
      </Box>
      {failure ? (
        <Button size="small" onClick={onRetry}>
          Reintentar
        </Button>
      ) : null}
      <IconButton size="small" aria-label={`Quitar ${file.name}`} onClick={onDrop}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  );
}
