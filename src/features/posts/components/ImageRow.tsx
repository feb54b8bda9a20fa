import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TextInput } from '@/components/form/TextInput';
import { Icon } from '@/components/icons/Icon';
import { filePath } from '@/utils/paths';
import type { PostValues } from '../postForm';

interface ImageRowProps {
  hash: string;
  index: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A picture that is already on the server, with the words for people who do not see it. */
export function ImageRow({ hash, index, last, onMove, onRemove }: ImageRowProps) {
  const name = `la imagen ${index + 1}`;
  return (
    <Box
      sx={{ display: 'flex', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="img"
        src={filePath(hash)}
        alt=""
        sx={{
          flex: 'none',
          width: { xs: 72, sm: 104 },
          height: { xs: 72, sm: 104 },
          objectFit: 'cover',
          borderRadius: 0.75,
          bgcolor: 'surface.sunken',
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <TextInput<PostValues>
          name={`images.${index}.alt`}
          label={`Descripción de ${name}`}
          optional
          maxLength={200}
          placeholder="Qué se ve, para quien no puede verla"
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
          <IconButton
            size="small"
            aria-label={`Mover ${name} antes`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <Icon name="unfold" fontSize="small" sx={{ transform: 'rotate(180deg)' }} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Mover ${name} después`}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <Icon name="unfold" fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`Quitar ${name}`} onClick={onRemove}>
            <Icon name="delete" fontSize="small" />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
