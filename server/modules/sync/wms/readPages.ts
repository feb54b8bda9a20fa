import type { Services } from '../../../engine/acciones/context';
import { conflict, Fault, faultText } from '../../../engine/http/fault';
import type { ListPage } from '../../../engine/imports/readListPage';
import { listPageOf } from '../../../engine/imports/readRows';
import type { Turn } from '../../../engine/signing/pdf/pdfWork';
import { ANSWER_MS, type Asking, askWhole, MOST_BYTES, MOST_MEGABYTES } from '../address/askWhole';
import { type WmsSecrets, type WmsSource, wmsRequest } from './wmsRequest';
import { refusalWords, withoutSecrets } from './wmsWords';

const MOST_PAGES = 500;

/** Rows came or went while the pages were asked for. */
export class ListChanged extends Error {
  override name = 'ListChanged';
}

export interface PagesReading {
  services: Asking & Pick<Services, 'workshop'>;
  turn: Turn;
  source: WmsSource;
  secrets: WmsSecrets;
  /** The moment, by `performance.now()`, at which all of it has to be read. */
  until: number;
}

export interface ReadRows {
  /** A list in JSON. */
  bytes: Buffer;
  count: number;
  pages: number;
}

async function askPage(reading: PagesReading, page: number, taken: number): Promise<ListPage> {
  const { services, turn, source, secrets, until } = reading;
  const left = until - performance.now();
  if (left <= 0) throw conflict('Leer la lista entera tardó demasiado: no se tomó nada.');
  if (taken >= MOST_BYTES) {
    throw conflict(`La lista entera pasa de ${MOST_MEGABYTES} MB: no se tomó nada.`);
  }
  const answer = await askWhole(services, {
    ...wmsRequest(source, secrets, page),
    patienceMs: Math.ceil(Math.min(ANSWER_MS, left)),
    keptBytes: MOST_BYTES - taken,
  });
  if (answer.status !== 200 || answer.beginning.length === 0)
    throw conflict(refusalWords(answer, secrets));
  const places = { rows: source.rowsPath, total: source.wmsTotal };
  try {
    return await listPageOf({ workshop: services.workshop, ...turn }, answer.beginning, places);
  } catch (error) {
    if (!(error instanceof Fault) || !error.extra.fields?.file) throw error;
    const { detail } = error.extra;
    const said = withoutSecrets(typeof detail === 'string' ? detail : null, secrets);
    const words = said === null ? faultText(error) : `${faultText(error)} Dijo: ${said}`;
    throw conflict(page === 0 ? words : `Página ${page + 1}: ${words}`);
  }
}

function refuseCount(count: number, { total, atLeast }: ListPage, paged: boolean): void {
  if (total === null) return;
  if (!paged && (atLeast || count !== total)) {
    const announced = atLeast ? `al menos ${total}` : total;
    throw conflict(
      `La respuesta trae ${count} filas y anuncia ${announced}: poné el dato con el número de página.`,
    );
  }
  if (count === total || (atLeast && count > total)) return;
  throw new ListChanged(`El otro WMS anunció ${total} filas y dio ${count}: no se tomó nada.`);
}

/** Asks for page after page until the list is whole, by the total that it announces or by a page without rows. */
export async function readPages(reading: PagesReading): Promise<ReadRows> {
  const paged = reading.source.wmsPage !== '';
  const parts: string[] = [];
  let [count, taken] = [0, 0];
  let before: ListPage | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await askPage(reading, page, taken);
    if (found.count > 0 && found.rows === before?.rows) {
      throw conflict(
        `La página ${page + 1} dice lo mismo que la anterior: revisá el dato con el número de página.`,
      );
    }
    if (before && !found.atLeast && !before.atLeast && found.total !== before.total) {
      throw new ListChanged('La cantidad de filas cambió mientras se leía: no se tomó nada.');
    }
    if (found.count > 0) parts.push(found.rows);
    count += found.count;
    taken += Buffer.byteLength(found.rows);
    const whole = found.total !== null && !found.atLeast && count >= found.total;
    if (!paged || found.count === 0 || whole) {
      refuseCount(count, found, paged);
      return { bytes: Buffer.from(`[${parts.join(',')}]`), count, pages: page + 1 };
    }
    before = found;
  }
  throw conflict(`La lista pasa de ${MOST_PAGES} páginas: pedí más filas en cada una.`);
}
