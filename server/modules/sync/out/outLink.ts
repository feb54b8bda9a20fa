import { outFileName } from '@contract/sync/out/outFileName';
import { type PeriodSpan, periodSpan } from '@contract/sync/out/periodSpan';
import { DateTime } from 'luxon';
import type { link } from '../../../db/schema/sync';
import { invalid } from '../../../engine/http/fault';

/** A link takes this out, and calls it so. */
export type OutLink = Pick<
  typeof link.$inferSelect,
  'what' | 'view' | 'period' | 'periodBy' | 'format' | 'outName'
>;

export interface OutMoment {
  zone: string;
  at: Date;
}

interface OutNames {
  span: PeriodSpan | null;
  fileName: string;
  /** The same content under it is the same again, whenever it leaves. */
  markName: string;
}

/** The days that leave at a moment, by the clock of the link's site, and the name of their file. */
export function outNames(
  { period, format, outName }: Pick<OutLink, 'period' | 'format' | 'outName'>,
  { zone, at }: OutMoment,
): OutNames {
  const here = DateTime.fromJSDate(at, { zone });
  const span = periodSpan(period, here.toFormat('yyyy-MM-dd'));
  const moment = here.toFormat('yyyy-MM-dd-HHmm');
  const fileName = outFileName({ outName, format, span, moment });
  return { span, fileName, markName: span ? fileName : `${outName}.${format}` };
}

/** Refuses a link out that has no name for its file, or goes where nothing is left. */
export function refuseOut({
  via,
  outName,
}: Pick<typeof link.$inferSelect, 'via' | 'outName'>): void {
  if (via === 'wms') throw invalid({ via: 'Elegí una carpeta, un servidor SFTP o una dirección.' });
  if (outName === '') throw invalid({ outName: 'Poné el nombre del archivo.' });
}
