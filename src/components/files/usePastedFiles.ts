import { useEffect, useRef } from 'react';

/** Files pasted anywhere in the page; pasted text goes on to its field. */
export function usePastedFiles(onFiles: (files: File[]) => void, disabled: boolean): void {
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
