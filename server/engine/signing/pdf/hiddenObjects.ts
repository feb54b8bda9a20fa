import {
  decodePDFRawStream,
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { isNoRoom } from '../../workshop/noRoom';
import { reachedFrom } from './reachedFrom';
import { type Place, readersTable } from './readersTable';
import { type Watched, watchObjects } from './watchObjects';

/** The numbers of the objects within another one, which stand before them. */
function numbersWithin(stream: PDFRawStream): number[] {
  const count = stream.dict.lookupMaybe(PDFName.of('N'), PDFNumber)?.asNumber() ?? 0;
  const first = stream.dict.lookupMaybe(PDFName.of('First'), PDFNumber)?.asNumber() ?? 0;
  try {
    const said = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1', 0, first);
    const numbers = said.replace(/%[^\r\n]*/g, ' ').match(/\d+/g) ?? [];
    return Array.from({ length: Math.min(count, numbers.length) }, (_, at) =>
      Number(numbers[2 * at]),
    );
  } catch (error) {
    if (isNoRoom(error)) throw error;
    return [];
  }
}

/** Where the library found each object that it holds: the last place of the file, within another one or not. */
class HeldPlaces {
  private readonly containers = new Map<number, number[]>();

  constructor(
    { context }: PDFDocument,
    private readonly begins: Watched['begins'],
  ) {
    const isContainer = (dict: PDFDict) => dict.get(PDFName.of('Type')) === PDFName.of('ObjStm');
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) || !isContainer(object.dict)) continue;
      for (const number of numbersWithin(object)) {
        const within = this.containers.get(number) ?? [];
        within.push(ref.objectNumber);
        this.containers.set(number, within);
      }
    }
  }

  private last(number: number): number {
    return this.begins.get(number)?.at(-1) ?? -1;
  }

  /** Whether readers find there what the library holds. */
  isAt(number: number, place: Place): boolean {
    if (place === 'nowhere') return false;
    if (place === 'lost') return true;
    const within = this.containers.get(number) ?? [];
    const lasts = within.map((container) => this.last(container));
    if ('at' in place) return place.at === this.last(number) && lasts.every((at) => at < place.at);
    // A container that was written again no longer tells what it held before.
    if (within.some((container) => (this.begins.get(container)?.length ?? 0) > 1)) return false;
    const at = this.last(place.within);
    return (
      within.includes(place.within) && at > this.last(number) && lasts.every((one) => one <= at)
    );
  }
}

/**
 * Whether readers would show something else than what is read here. They follow the tables of a file; the library goes
 * through it and holds what it saw last: what is signed must be what they show.
 */
export async function hidesObjects(bytes: Uint8Array, document: PDFDocument): Promise<boolean> {
  const { begins, endsElsewhere } = await watchObjects(bytes);
  if (endsElsewhere) return true;
  const table = readersTable(bytes);
  if (!table) return false;
  const { context } = document;
  const { Root } = context.trailerInfo;
  if (Root !== table.root) return true;
  const held = new HeldPlaces(document, begins);
  for (const ref of reachedFrom(context, [Root])) {
    if (context.lookup(ref) === undefined) continue;
    if (!held.isAt(ref.objectNumber, table.places.get(ref.objectNumber) ?? 'nowhere')) return true;
  }
  return false;
}
