import { commentFields, MOST_FILES } from '@contract/core/comment';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import { sortFiles } from '../files/fileRules';
import { PickButton } from '../files/PickButton';
import { PickedFile } from '../files/PickedFile';
import { RefusedFiles } from '../files/RefusedFiles';
import type { FormDraft } from '../form/useDraft';
import { CommentForm } from './CommentForm';

const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  acceptLabel: 'Foto o PDF',
  maxBytes: megabytes(fileLimits.certificate),
  maxFiles: MOST_FILES,
};

interface RecordCommentFormProps {
  /** Of the draft: whatever it is said of, and its number. */
  draftKey: string;
  /** With the hashes of what goes along. */
  onSend: (body: string, files: string[]) => Promise<unknown>;
}

/** Words, files or both. */
export function RecordCommentForm({ draftKey, onSend }: RecordCommentFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
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
    await onSend(body, hashes);
    setFiles([]);
  };
  return (
    <CommentForm draftKey={draftKey} schema={schema} onSend={send}>
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
