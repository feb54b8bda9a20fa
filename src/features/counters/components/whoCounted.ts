import type { CountLine } from '@/services/wms/generated/counters.gen';
import { formatNumber } from '@/utils/numbers';

/** Everybody who counted a line, first to last, with what each of them found. */
export const whoCounted = ({ entries, moved }: Pick<CountLine, 'entries' | 'moved'>): string =>
  [
    ...entries.map(({ person, quantity, note, independent }) =>
      [
        `${person?.name ?? 'Alguien'}: ${formatNumber(quantity)}`,
        independent ? '' : 'había movido esa mercadería',
        note,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...(moved ? ['se movió mercadería mientras se contaba'] : []),
  ].join(' · ');
