import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type ImportRow,
  type ImportRun,
  useCorrectImportMutation,
} from '@/services/imports/importHooks';
import { type CellAt, numberWidth, wrongCells } from './importTable';

/** A correction that others of the file wait for too. */
export interface Alike {
  at: CellAt;
  said: string;
  text: string;
  others: number;
}

interface Cells {
  run: ImportRun;
  rows: readonly ImportRow[];
  columns: ImportRun['columns'];
}

/** Into sight beside the columns that stay, which would cover it. */
function focusCell(table: HTMLElement | null, { number, key }: CellAt) {
  if (!table) return;
  const last = table.querySelector<HTMLElement>('thead .whose');
  table.style.scrollPaddingLeft = `${(last?.offsetWidth ?? 0) + numberWidth}px`;
  table.querySelector<HTMLElement>(`[data-cell="${number}/${key}"]`)?.focus();
}

/** This knows the cell at hand, the one being written, and what a correction does. */
export function useImportCells(
  { run, rows, columns }: Cells,
  table: RefObject<HTMLElement | null>,
) {
  const [at, setAt] = useState<CellAt | null>(null);
  const [editing, setEditing] = useState<CellAt | null>(null);
  /** The typed text stays here until the rows come back with it. */
  const [sent, setSent] = useState<(CellAt & { text: string }) | null>(null);
  const [alike, setAlike] = useState<Alike | null>(null);
  const [correct, { isLoading }] = useCorrectImportMutation();
  const follow = useRef(false);
  const keys = columns.map(({ key }) => key);
  const wrong = wrongCells(rows, keys);

  const go = (cell: CellAt) => {
    setEditing(null);
    setAt(cell);
    focusCell(table.current, cell);
  };

  const known = useRef(rows);
  useEffect(() => {
    if (known.current === rows) return;
    known.current = rows;
    setSent(null);
    if (!follow.current) return;
    follow.current = false;
    // A row that is right now has left the errors: the hand goes on to the next of them.
    const still = at && rows.some(({ number }) => number === at.number);
    const next = still ? at : (wrong.find(({ number }) => number > (at?.number ?? 0)) ?? wrong[0]);
    if (!next) return;
    setAt(next);
    focusCell(table.current, next);
  });

  const send = async (cell: CellAt, text: string, said?: string) => {
    const answer = await correct({ id: run.id, ...cell, text, alike: said });
    return answer.data;
  };

  return {
    at,
    editing,
    sent,
    alike,
    wrong,
    keys,
    isLoading,
    go,
    place: setAt,
    edit: (cell: CellAt) => {
      setAt(cell);
      setEditing(cell);
    },
    cancel: () => editing && go(editing),
    save: async (cell: CellAt, was: string, text: string, byKey: boolean) => {
      setEditing(null);
      if (byKey) focusCell(table.current, cell);
      if (text.trim() === was) return;
      setSent({ ...cell, text });
      follow.current = byKey;
      const answer = await send(cell, text);
      if (!answer) return setSent(null);
      const others = answer.others;
      setAlike(others > 0 ? { at: cell, said: was, text: text.trim(), others } : null);
    },
    saveAlike: async ({ at: cell, said, text }: Alike) => {
      await send(cell, text, said);
      setAlike(null);
    },
    forgetAlike: () => setAlike(null),
  };
}

export type ImportCells = ReturnType<typeof useImportCells>;
