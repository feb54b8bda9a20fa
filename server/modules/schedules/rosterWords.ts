import type { Shift } from '@contract/schedules/shift';

type Named = Pick<Shift, 'id' | 'code' | 'name'>;

/** A cell of a file says some shifts, or none for a day off; or it has a fault. */
export type SaidShifts = { shiftIds: number[] } | { error: string };

const MOST_SHIFTS = 3;
const dayOffWords = ['F', 'Franco', 'Libre'] as const;
/** More of a wrong cell is not repeated in what is said of it. */
const QUOTED = 40;

const same = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();
const unaccented = (text: string) => same(text).normalize('NFD').replace(/\p{M}/gu, '');

/** Codes and names of the catalogue, and what says that one is off; what the board calls a shift stays that shift. */
export function rosterWords(shifts: readonly Named[]) {
  const known = new Map<string, number[]>();
  for (const word of dayOffWords) known.set(same(word), []);
  // Later entries win: a code before a name, and the exact spelling before the folded one.
  for (const spell of [unaccented, same]) {
    for (const part of ['name', 'code'] as const) {
      for (const shift of shifts) known.set(spell(shift[part]), [shift.id]);
    }
  }
  const find = (text: string) => known.get(same(text)) ?? known.get(unaccented(text));
  const means = (text: string, ids: readonly number[]) => find(text)?.join() === ids.join();

  const written = new Map(
    shifts.map(({ id, code, name }) => [id, means(code, [id]) ? code : name] as const),
  );
  const dayOff = dayOffWords.find((word) => means(word, [])) ?? dayOffWords[0];

  function read(text: string): SaidShifts {
    const whole = find(text);
    if (whole) return { shiftIds: whole };
    const parts = text.split(/[+,;/&\n]|\s+y\s+/iu).filter((part) => part.trim() !== '');
    const found = parts.map((part) => ({ part, ids: find(part) }));
    const unknown = found.find(({ ids }) => !ids);
    if (unknown || found.length === 0) {
      const said = (unknown?.part ?? text).trim().slice(0, QUOTED);
      return {
        error: `No hay un turno con la sigla o el nombre “${said}”. Para un franco escribí ${dayOff}.`,
      };
    }
    if (found.some(({ ids }) => ids?.length === 0)) {
      return { error: 'Un día es franco o tiene turnos: no las dos cosas.' };
    }
    if (found.length > MOST_SHIFTS) return { error: 'Son tres turnos por día como mucho.' };
    return { shiftIds: found.flatMap(({ ids }) => ids ?? []) };
  }

  return {
    dayOff,
    /** In the order in which they are worked. */
    write: (shiftIds: readonly number[]): string =>
      shiftIds.length === 0 ? dayOff : shiftIds.map((id) => written.get(id) ?? '').join('+'),
    read,
  };
}
