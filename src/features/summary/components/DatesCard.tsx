import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type ListNearDatesOutput as NearDates,
  useListNearDatesQuery,
} from '@/services/wms/generated/summary.gen';
import { shortDay } from '../summaryModel';
import { Nothing } from './Nothing';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

const kinds = { birthday: 'Cumpleaños', anniversary: 'Aniversario de trabajo' };

const dateText = ({ kind, day, today }: NearDates['rows'][number]) =>
  `${kinds[kind]} · ${today ? 'hoy' : shortDay(day)}`;

/** Birthdays and anniversaries of those near me; nobody's year is told. */
export function DatesCard() {
  const query = useListNearDatesQuery();
  return (
    <SummaryCard title="Cumpleaños y aniversarios">
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} avatar />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Ninguno en las próximas dos semanas.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map((row) => (
              <li key={`${row.kind}-${row.personId}`}>
                <PersonName
                  name={row.name}
                  imageUrl={row.imageUrl}
                  detail={dateText(row)}
                  size={32}
                />
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}
