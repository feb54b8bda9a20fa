import { commentFields, MOST_FILES } from '@contract/core/comment';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** The draft is kept under whatever it is said of, and its number. */
  draftKey: string;
  /** The hashes of what goes along come with the words. */
  onSend: (body: string, files: string[]) => Promise<unknown>;
  /** The form has these words where it is no comment. */
  words?: ComponentProps<typeof CommentForm>['words'];
  /** The words that are taken, where there is more room for them. */
  body?: z.ZodType<string, string>;
  purpose?: 'comment' | 'message';
  /** This stands beside the button for files. */
  children?: ReactNode;
}

/** Words, files or both. */
export function RecordCommentForm(props: RecordCommentFormProps) {
  const { draftKey, onSend, words, purpose = 'comment', children } = props;
  const { body = commentFields.body.unwrap() } = props;

  const [files, setFiles] = useState<readonly File[]>([]);
  const [upload] = useUploadFileMutation();
  const chosen = useRef(files);
  chosen.current = files;
  const empty = purpose === 'message' ? 'Escribí un mensaje.' : 'Escribí un comentario.';
  // Where a file goes along there need be no words.
  const [schema] = useState(() =>
    z.object({
      body: body.refine((text) => text !== '' || chosen.current.length > 0, empty),
    }),
  );
  const send = async (text: string) => {
    const hashes: string[] = [];
    for (const file of files) hashes.push((await upload({ purpose, file }).unwrap()).hash);
    await onSend(text, hashes);
    setFiles([]);
  };
  return (
    <CommentForm draftKey={draftKey} schema={schema} onSend={send} {...(words ? { words } : {})}>
      {(draft) => (
        <CommentFiles draft={draft} files={files} onChange={setFiles}>
          {children}
        </CommentFiles>
      )}
    </CommentForm>
  );
}

interface CommentFilesProps {
  draft: FormDraft;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  children: ReactNode;
}

function CommentFiles({ draft, files, onChange, children }: CommentFilesProps) {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PickButton label="Adjuntar" icon="attach" accept={rules.accept} multiple onFiles={add} />
        {children}
      </Box>
    </Box>
  );
}
