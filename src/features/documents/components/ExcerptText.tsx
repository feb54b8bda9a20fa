import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Excerpt } from '@/services/wms/generated/documents.gen';

interface ExcerptTextProps {
  excerpt: Excerpt;
  /** On one line, as much as enters. */
  short?: boolean;
}

/** The end of a text: what stands before a word must not push the word out of sight. */
const lastWords = (text: string) =>
  text.length > 22 ? `…${text.slice(-20).replace(/^\S*\s/, '')}` : text;

/** The words of a paper that a search found, and those around them. */
export function ExcerptText({
  excerpt: { before, found, after },
  short = false,
}: ExcerptTextProps) {
  return (
    <Typography
      variant="caption"
      component="div"
      noWrap={short}
      sx={{
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        ...(short ? { width: 0, minWidth: '100%' } : {}),
      }}
    >
      {short ? lastWords(before) : before}
      <Box component="mark" sx={{ bgcolor: 'transparent', color: 'text.primary', fontWeight: 700 }}>
        {found}
      </Box>
      {after}
    </Typography>
  );
}
