import { type DragEvent, useRef } from 'react';
import { type Board, dropShift, type Place, setBlock } from './rosterBlocks';
import type { RosterEdits } from './useRosterEdits';

/** A drag carries a shift of the palette, or one of those that stand in a cell. */
type Carried = { shiftId: number } | { from: Place; taken: number };

const kind = 'application/x-anden-turno';

/** "3:5" of a cell, as a place. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset.cell ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** The shift that somebody takes hold of, where a cell has several. */
function shiftOf(target: EventTarget | null): number | null {
  const drawn = target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null;
  return Number(drawn?.dataset.shift) || null;
}

/** Starts to carry a shift of the palette. */
export function carryShift(event: DragEvent, shiftId: number): void {
  event.dataTransfer.setData(kind, JSON.stringify({ shiftId } satisfies Carried));
  event.dataTransfer.effectAllowed = 'copy';
}

function carriedBy({ dataTransfer }: DragEvent): Carried | null {
  try {
    return JSON.parse(dataTransfer.getData(kind)) as Carried;
  } catch {
    // Something else was dropped: a file, a text of another window.
    return null;
  }
}

/** Shifts go from cell to cell, and from the palette to a cell; with Ctrl a copy does. */
export function useRosterDrag(board: Board, edits: RosterEdits, onDropped: (place: Place) => void) {
  const marked = useRef<Element | null>(null);
  // Drawn without React: a drag passes over a hundred cells.
  const mark = (cell: Element | null) => {
    if (marked.current === cell) return;
    marked.current?.classList.remove('over');
    cell?.classList.add('over');
    marked.current = cell;
  };
  return {
    onDragStart: (event: DragEvent) => {
      const from = placeOf(event.target);
      const taken = shiftOf(event.target);
      if (!from || taken === null) return;
      event.dataTransfer.setData(kind, JSON.stringify({ from, taken } satisfies Carried));
      event.dataTransfer.effectAllowed = 'copyMove';
    },
    onDragOver: (event: DragEvent) => {
      const cell = (event.target as Element).closest('[data-cell]:not(.locked)');
      mark(cell);
      if (!cell || !event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      const { effectAllowed } = event.dataTransfer;
      const copies = effectAllowed === 'copy' || event.ctrlKey || event.metaKey;
      event.dataTransfer.dropEffect = copies ? 'copy' : 'move';
    },
    onDragLeave: () => mark(null),
    onDragEnd: () => mark(null),
    onDrop: (event: DragEvent) => {
      mark(null);
      const to = placeOf(event.target);
      const carried = carriedBy(event);
      if (!to || !carried) return;
      event.preventDefault();
      onDropped(to);
      edits.change(
        'shiftId' in carried
          ? setBlock(board, { from: to, to }, [carried.shiftId])
          : dropShift(board, carried, to, event.ctrlKey || event.metaKey),
      );
    },
  };
}
