import { commentFields, MOST_FILES } from '@contract/core/comment';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { CommentForm } from '@/components/comments/CommentForm';
import { sortFiles } from '@/components/files/fileRules';
import { PickButton } from '@/components/files/PickButton';
import { PickedFile } from '@/components/files/PickedFile';
import { RefusedFiles } from '@/components/files/RefusedFiles';
import type { FormDraft } from '@/components/form/useDraft';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import { useCommentOrderMutation } from '@/services/wms/generated/orders.gen';

const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  acceptLabel: 'Foto o PDF',
  maxBytes: megabytes(fileLimits.certificate),
  maxFiles: MOST_FILES,
};

/** Words, files or both. */
export function OrderCommentForm({ orderId }: { orderId: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [comment] = useCommentOrderMutation();
  const [upload] = useUploadFileMutation();
  const chosen = useRef(files);
  chosen.current = files;
  // Where a file goes along there need be no words.
  const [schema] = useState(() =>
    z.object({
      body: commentFields.body
        .unwrap()
        .refine((text) => text !== '' || chosen.current.length > 0, 'Escribí un comentario.'),
    }),
  );
  const send = async (body: string) => {
    const hashes: string[] = [];
    for (const file of files)
      hashes.push((await upload({ purpose: 'comment', file }).unwrap()).hash);
    await comment({ orderId, body, files: hashes }).unwrap();
    setFiles([]);
  };
  return (
    <CommentForm draftKey={`order-comment/${orderId}`} schema={schema} onSend={send}>
      {(draft) => <CommentFiles draft={draft} files={files} onChange={setFiles} />}
    </CommentForm>
  );
}

interface CommentFilesProps {
  draft: FormDraft;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function CommentFiles({ draft, files, onChange }: CommentFilesProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const restore = useRef(() => draft.files.length > 0 && onChange(draft.files));
  useEffect(() => void restore.current(), []);
  const { keepFiles } = draft;
  useEffect(() => keepFiles(files), [files, keepFiles]);
  const add = (incoming: File[]) => {
    const sorted = sortFiles(rules, files.length, incoming);
    setRefused(sorted.refused);
    onChange([...files, ...sorted.accepted]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <RefusedFiles reasons={refused} />
      {files.map((file) => (
        <Box key={`${file.name}-${file.lastModified}-${file.size}`} sx={{ width: 1 }}>
          <PickedFile file={file} onRemove={() => onChange(files.filter((one) => one !== file))} />
        </Box>
      ))}
      <PickButton label="Adjuntar" icon="attach" accept={rules.accept} multiple onFiles={add} />
    </Box>
  );
}
