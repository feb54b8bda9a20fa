import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { uploadOf } from '@/services/files/fileUpload';
import { CaptureToPdf } from '../capture/CaptureToPdf';
import { usePhone } from '../dialog/usePhone';
import { type FileRules, fileLimit, sortFiles } from './fileRules';
import { PickButton } from './PickButton';
import { PickedFile } from './PickedFile';
import { RefusedFiles } from './RefusedFiles';

interface FileDropProps {
  label: string;
  rules: FileRules;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Several pictures can become the pages of one PDF. */
  pages?: boolean;
  /** Sends each file at once, while the rest of the form is filled in. */
  onSend?: (file: File) => void;
  disabled?: boolean;
}

/** Drag, choose, paste, or take a picture; what does not enter is told why. */
export function FileDrop(props: FileDropProps) {
  const { label, rules, files, onChange, onSend, pages, disabled = false } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const phone = usePhone();
  const multiple = (rules.maxFiles ?? 1) > 1;
  const pictures = rules.accept.some((type) => type.startsWith('image/'));

  const add = (incoming: File[]) => {
    // Where one fits, another takes its place.
    const kept = multiple ? files : [];
    const sorted = sortFiles(rules, kept.length, incoming);
    setRefused(sorted.refused);
    if (sorted.accepted.length === 0) return;
    onChange([...kept, ...sorted.accepted]);
    if (onSend) sorted.accepted.forEach(onSend);
  };
  const remove = (index: number) => {
    for (const file of files.slice(index, index + 1)) uploadOf(file).cancel();
    onChange(files.filter((_file, at) => at !== index));
  };
  const { over, handlers } = useDropZone(add, disabled);
  usePastedFiles(add, disabled);
  const pick = { accept: rules.accept, disabled, onFiles: add };

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Box
        {...handlers}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          p: 2.5,
          textAlign: 'center',
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'line.field',
          borderRadius: 1,
          bgcolor: over ? 'surface.soft' : 'transparent',
        }}
      >
        <Typography variant="subtitle2">
          {over ? 'Soltá para agregar' : touch || phone ? label : `${label}: arrastrá o pegá acá`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <PickButton {...pick} label="Elegir archivo" icon="upload" multiple={multiple} />
          {pages ? (
            <CaptureToPdf disabled={disabled} onFile={(file) => add([file])} />
          ) : touch && pictures ? (
            <PickButton {...pick} label="Sacar foto" icon="camera" camera />
          ) : null}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`${rules.acceptLabel}, hasta ${fileLimit(rules.maxBytes)}${multiple ? ` cada uno; ${rules.maxFiles} como máximo` : ''}`}
        </Typography>
      </Box>
      <RefusedFiles reasons={refused} />
      {files.map((file, index) => (
        <PickedFile
          key={`${file.name}-${file.lastModified}-${file.size}`}
          file={file}
          onSend={onSend}
          onRemove={disabled ? undefined : () => remove(index)}
        />
      ))}
    </Box>
  );
}

/** Files pasted anywhere in the page; pasted text goes on to its field. */
function usePastedFiles(onFiles: (files: File[]) => void, disabled: boolean): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (disabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [disabled]);
}

/** Dragging over children fires leave and enter again; counting tells when the pointer is really gone. */
function useDropZone(onFiles: (files: File[]) => void, disabled: boolean) {
  const [depth, setDepth] = useState(0);
  const holdsFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (holdsFiles(event)) setDepth((value) => value + 1);
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    },
    onDragLeave: () => setDepth((value) => Math.max(0, value - 1)),
    onDrop: (event: DragEvent) => {
      setDepth(0);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { over: depth > 0, handlers };
}
