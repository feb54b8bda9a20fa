import { type DragEvent, useState } from 'react';

/** Dragging over children fires leave and enter again; counting tells when the pointer is really gone. */
export function useDropZone(onFiles: (files: File[]) => void, disabled: boolean) {
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
