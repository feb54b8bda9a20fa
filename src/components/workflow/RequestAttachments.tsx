import Box from '@mui/material/Box';
import { useState } from 'react';
import { AttachmentThumb } from '../files/AttachmentThumb';
import { ServerImage } from '../files/ServerImage';
import { ServerPdfDialog } from '../pdf/ServerPdfDialog';
import type { RequestAttachment } from './requestTypes';

function Picture({ name, url }: RequestAttachment) {
  return (
    <ServerImage
      src={url}
      alt={name}
      sx={{
        maxWidth: 1,
        maxHeight: 320,
        borderRadius: 1,
        objectFit: 'contain',
        bgcolor: 'surface.sunken',
      }}
    />
  );
}

/** What was sent with a request, seen without leaving it. */
export function RequestAttachments({ attachments }: { attachments: readonly RequestAttachment[] }) {
  const [shown, setShown] = useState<RequestAttachment | null>(null);
  if (attachments.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {attachments.map((file) => (
        <Box key={file.url} sx={{ display: 'grid', gap: 1 }}>
          {file.previewUrl ? <Picture {...file} /> : null}
          <AttachmentThumb
            name={file.name}
            mime={file.mime}
            preview={file.previewUrl}
            {...(file.mime === 'application/pdf'
              ? { onOpen: () => setShown(file) }
              : { href: file.url })}
          />
        </Box>
      ))}
      {shown ? (
        <ServerPdfDialog name={shown.name} address={shown.url} onClose={() => setShown(null)} />
      ) : null}
    </Box>
  );
}
