import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { useLetterKeysChoice } from '@/components/keys/useLetterKeys';
import {
  type Block,
  type Board,
  boundsOf,
  type Copied,
  copyBlock,
  isBlockClosed,
  type Place,
  pasteBlock,
  setBlock,
  withShift,
} from './rosterBlocks';
import { type CellEdit, offeredShifts } from './rosterEdits';
import { CLOSED_NOTE } from './rosterTexts';
import { type Typed, typeLetter } from './shiftLetters';
import { placeOf } from './useRosterDrag';
import type { RosterEdits } from './useRosterEdits';
import { useShiftOfHours } from './useShiftOfHours';
import { useTypedHours } from './useTypedHours';

const arrows: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The keys of the board, for people who ask with "?". */
export const rosterKeys = [
  ['Flechas', 'ir de un día a otro'],
  ['Mayúsculas + flechas', 'elegir varios'],
  ['Letras', 'poner el turno de ese código'],
  ['1 a 9', 'poner el turno de ese lugar'],
  ['9-15 o 9:30-15', 'poner esas horas'],
  ['Supr o F', 'dejar franco'],
  ['Enter', 'elegir turnos de una lista'],
  ['Ctrl + C, X, V', 'copiar, cortar y pegar'],
  ['Ctrl + A', 'elegir la semana entera'],
  ['Ctrl + Z, Ctrl + Y', 'deshacer y rehacer'],
  ['Re Pág, Av Pág', 'ir a la semana anterior o a la siguiente'],
  ['Ctrl + Enter', 'publicar'],
  ['?', 'ver esta lista'],
] as const;

const modifiers = new Set(['Shift', 'Control', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

const within = (value: number, last: number) => Math.min(Math.max(value, 0), Math.max(last, 0));

interface Options {
  board: Board;
  edits: RosterEdits;
  onOpen: (place: Place) => void;
  onHelp: () => void;
  onWeek: (by: -1 | 1) => void;
  /** Opens what is asked before publishing; none where nothing waits to be told. */
  onPublish: (() => void) | undefined;
}

/** Where the cursor stands on the board, what is chosen, and what each key does with it. */
export function useRosterKeys(options: Options) {
  const { board, edits, onOpen, onHelp, onWeek, onPublish } = options;
  const { roster, personIds, days } = board;
  const notify = useNotice();
  const [letters] = useLetterKeysChoice();
  const [block, setBlockAt] = useState<Block>({
    from: { row: 0, column: 0 },
    to: { row: 0, column: 0 },
  });
  const copied = useRef<Copied>([]);
  const typed = useRef<Typed>({ text: '', at: 0 });
  const lastRow = personIds.length - 1;
  const lastColumn = days.length - 1;

  const select = (to: Place, extend = false) =>
    setBlockAt((before) => ({ from: extend ? before.from : to, to }));

  /** A key that does nothing says why. */
  function change(changed: readonly CellEdit[]) {
    if (isBlockClosed(board, block)) notify({ text: CLOSED_NOTE });
    else edits.change(changed);
  }
  const put = (ids: readonly number[]) => change(setBlock(board, block, ids));
  const shiftOfHours = useShiftOfHours(roster, edits.learn);
  const hours = useTypedHours({
    shifts: offeredShifts(roster),
    onShift: ({ id }) => put([id]),
    onHours: async (wanted) => {
      if (isBlockClosed(board, block)) return notify({ text: CLOSED_NOTE });
      const shift = await shiftOfHours(wanted);
      if (shift) edits.change(setBlock(withShift(board, shift), block, [shift.id]));
    },
  });

  function copy() {
    copied.current = copyBlock(board, block);
    const { top, bottom, left, right } = boundsOf(block);
    const cells = (bottom - top + 1) * (right - left + 1);
    notify({ text: cells === 1 ? 'Día copiado' : `${cells} días copiados` });
  }

  function move({ row, column }: Place, extend: boolean, far: boolean) {
    const { to } = block;
    const step = far ? Math.max(lastRow, lastColumn) : 1;
    select(
      {
        row: within(to.row + row * step, lastRow),
        column: within(to.column + column * step, lastColumn),
      },
      extend,
    );
  }

  /** The commands of Ctrl and a letter; absent where the browser means something by it. */
  const commands: Record<string, () => void> = {
    a: () => setBlockAt({ from: { row: 0, column: 0 }, to: { row: lastRow, column: lastColumn } }),
    c: copy,
    ...(onPublish && { enter: onPublish }),
    ...(roster.edits && {
      x: () => {
        copy();
        put([]);
      },
      v: () => change(pasteBlock(board, block, copied.current)),
      z: () => edits.undo?.(),
      y: () => edits.redo?.(),
    }),
  };

  const plain: Record<string, () => void> = {
    Home: () => select({ row: block.to.row, column: 0 }),
    PageUp: () => onWeek(-1),
    PageDown: () => onWeek(1),
    End: () => select({ row: block.to.row, column: lastColumn }),
    Enter: () => onOpen(block.to),
    F2: () => onOpen(block.to),
    ...(roster.edits && { Delete: () => put([]), Backspace: () => put([]) }),
  };

  function single({ key, timeStamp }: KeyboardEvent): (() => void) | undefined {
    if (!letters) return undefined;
    if (key === '?') return onHelp;
    if (!roster.edits) return undefined;
    const shifts = offeredShifts(roster);
    if (/^\p{L}$/u.test(key)) {
      const result = typeLetter(shifts, typed.current, key, timeStamp);
      return () => {
        typed.current = result.typed;
        if (result.put) put(result.put);
      };
    }
    return undefined;
  }

  function press(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event;
    const command = event.ctrlKey || event.metaKey;
    // A button of the row of open shifts has keys of its own.
    if (altKey || modifiers.has(key) || !placeOf(event.target)) return;
    if (command && hours.text !== '') {
      // The shift that was typed is put first, or the old one would be copied.
      flushSync(hours.settle);
      latest.current(event);
      return;
    }
    if (letters && roster.edits && !command && !event.repeat && hours.take(key)) {
      event.preventDefault();
      return;
    }
    const arrow = arrows[key];
    if (arrow) {
      event.preventDefault();
      move(arrow, shiftKey, command);
      return;
    }
    const letter = shiftKey && key.toLowerCase() === 'z' ? 'y' : key.toLowerCase();
    const run = command ? commands[letter] : (plain[key] ?? single(event));
    if (!run) return;
    event.preventDefault();
    // A held key moves; it does not change a hundred times.
    if (!event.repeat) run();
  }

  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });

  return {
    block,
    select,
    selectBlock: setBlockAt,
    put,
    press,
    /** The text that is being typed on the day of the cursor. */
    typing: hours.text,
    settle: hours.settle,
    shiftOfHours,
    /** Never beyond the board, which shrinks with its filters. */
    cursor: { row: within(block.to.row, lastRow), column: within(block.to.column, lastColumn) },
  };
}

export type RosterKeys = ReturnType<typeof useRosterKeys>;
