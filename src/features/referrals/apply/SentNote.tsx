import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/components/feedback/CopyButton';
import { applyPath } from '@/utils/referralPaths';

interface SentNoteProps {
  /** The candidate comes back with it. */
  code: string;
  keepMonths: number;
}

/** Says that it arrived, and gives the one link by which its sender comes back to it. */
export function SentNote({ code, keepMonths }: SentNoteProps) {
  const url = `${window.location.origin}${applyPath(code)}`;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Alert severity="success" role="status">
        <Typography component="h2" ref={head} tabIndex={-1} sx={{ fontWeight: 600 }}>
          Recibimos tu postulación
        </Typography>
        Si avanza, te van a contactar por el correo o el teléfono que dejaste.
      </Alert>
      <Typography>
        Guardá este enlace: es solo tuyo. Con él ves cómo sigue y podés pedir que se borren tus
        datos.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Link href={url} sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Link>
        <CopyButton text={url} label="Copiar el enlace" />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Si no entrás a trabajar, a los ${keepMonths} meses se borra todo.`}
      </Typography>
    </Box>
  );
}
