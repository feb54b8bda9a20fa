import type { attachedFile } from '@contract/core/attachedFile';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { z } from 'zod';
import { ServerPdfDialog } from '../pdf/ServerPdfDialog';
import { AttachmentThumb } from './AttachmentThumb';
import { ServerImage } from './ServerImage';

type AttachedFile = z.output<typeof attachedFile>;

function Picture({ name, url }: AttachedFile) {
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

/** The files of a record, seen without leaving it. */
export function AttachedFiles({ files }: { files: readonly AttachedFile[] }) {
  const [shown, setShown] = useState<AttachedFile | null>(null);
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {files.map((file) => (
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
