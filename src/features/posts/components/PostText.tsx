import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkedText } from '@/components/comments/LinkedText';
import { isLong } from '../postsModel';

interface PostTextProps {
  body: string;
  /** On the wall; the page of the post shows all of it. */
  folded?: boolean;
}

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '8',
  overflow: 'hidden',
} as const;

export function PostText({ body, folded = false }: PostTextProps) {
  const [whole, setWhole] = useState(false);
  const cut = folded && !whole && isLong(body);
  return (
    <>
      <Box
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          typography: 'body1',
          ...(cut ? clamp : {}),
        }}
      >
        <LinkedText text={body} />
      </Box>
      {cut ? (
        <Button
          size="small"
          onClick={() => setWhole(true)}
          sx={{ justifySelf: 'start', ml: -1.25 }}
        >
          Seguir leyendo
        </Button>
      ) : null}
    </>
  );
}
