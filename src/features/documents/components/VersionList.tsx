import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { fileSize } from '@/components/files/fileRules';
import type { DocumentVersion } from '@/services/wms/generated/documents.gen';
import { formatDate } from '@/utils/dates';
import { signingText } from '../documentTexts';

interface VersionListProps {
  history: readonly DocumentVersion[];
  shown: number;
  onShow: (number: number) => void;
}

/** Each file that it was, the last first. */
export function VersionList({ history, shown, onShow }: VersionListProps) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {history.map(({ number, file, size, note, author, at, signing, signedAt }) => (
        <li key={number}>
          <ButtonBase
            aria-current={number === shown ? 'true' : undefined}
            onClick={() => onShow(number)}
            sx={{
              display: 'block',
              width: 1,
              p: 1.5,
              textAlign: 'left',
              border: 1,
              borderRadius: 1,
              borderColor: number === shown ? 'primary.main' : 'divider',
              bgcolor: number === shown ? 'surface.soft' : 'transparent',
            }}
          >
            <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              Versión {number}: {file.name}
            </Typography>
            {note ? <Typography variant="body2">{note}</Typography> : null}
            {signing === 'none' ? null : (
              <Typography variant="body2">{signingText({ signing, signedAt })}</Typography>
            )}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[author?.name, formatDate(at, 'DD/MM/AAA HS:MN'), fileSize(size)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
