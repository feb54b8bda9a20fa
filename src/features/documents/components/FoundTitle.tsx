import Box from '@mui/material/Box';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { ExcerptText } from './ExcerptText';

/** A title and, where a search found the paper by what it says, the place. */
export function FoundTitle({ title, excerpt }: Pick<DocumentRow, 'title' | 'excerpt'>) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{title}</Box>
      {excerpt ? <ExcerptText excerpt={excerpt} short /> : null}
    </Box>
  );
}
