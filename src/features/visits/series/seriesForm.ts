import { repeatFaults } from '@contract/visits/series/repeatDays';
import { repeatText } from '@contract/visits/series/repeatText';
import { visitSeriesRecord as record } from '@contract/visits/series/visitSeries';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import { formatDate } from '@/utils/dates';

const ways = record.fields.onHoliday.labels;

export const seriesForm = recordForm(record, {
  check: ({ startDay, repeat, fromTime, toTime }, context) => {
    for (const [path, message] of Object.entries(repeatFaults(startDay, repeat))) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
    if (toTime <= fromTime) {
      const message = 'Tiene que ser después de la hora en que empieza.';
      context.addIssue({ code: 'custom', path: ['toTime'], message });
    }
  },
  show: {
    personId: String,
    siteId: String,
    customerId: String,
    purposeId: String,
    repeat: repeatText,
    choices: (held) =>
      held.map(({ date, how }) => `${formatDate(date, 'DD/MM/AAA')}: ${ways[how]}`).join('; ') ||
      'Ninguna',
  },
});

export type SeriesHeld = HeldBy<typeof seriesForm>;
