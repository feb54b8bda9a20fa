import type { LinkPeriod } from '@contract/sync/out/linkOut';
import { outFileName } from '@contract/sync/out/outFileName';
import { periodSpan } from '@contract/sync/out/periodSpan';
import { DateTime } from 'luxon';
import { clock } from '@/utils/clock';

/** How a file that leaves now would be called. */
export function fileNameText(
  outName: string,
  period: LinkPeriod | '',
  format: 'csv' | 'xlsx' | '',
  zone?: string,
): string {
  const here = DateTime.fromJSDate(clock.now(), { zone });
  return outFileName({
    ...{ outName, format: format || 'csv' },
    span: periodSpan(period || 'all', here.toFormat('yyyy-MM-dd')),
    moment: here.toFormat('yyyy-MM-dd-HHmm'),
  });
}
