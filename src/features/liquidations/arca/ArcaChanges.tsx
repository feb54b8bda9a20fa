import { longDay } from '@contract/core/rangeText';
import { arcaChanges } from '@contract/liquidations/arcaMonth';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@/components/page/Section';
import { StateMessage } from '@/components/state/StateMessage';
import type { ArcaMonth } from '@/services/wms/generated/liquidations.gen';
import { formatNumber } from '@/utils/numbers';
import { personPath, personTabPath } from '@/utils/paths';
import { PlainTable } from './PlainTable';

/** People whose situation a month changed, each with the code before and since where it is known. */
export function ArcaChanges({ changes, changeCount }: Pick<ArcaMonth, 'changes' | 'changeCount'>) {
  const more = changeCount - changes.length;
  return (
    <Section
      title="Quiénes cambiaron de situación"
      description="El libro lleva las situaciones de revista que cada persona tiene cargadas; un alta, una baja o una licencia sin otra situación cargada se corrige en su ficha."
    >
      {changes.length === 0 ? (
        <StateMessage icon="people" title="Nadie cambió de situación en el mes" />
      ) : (
        <PlainTable
          label="Quiénes cambiaron de situación"
          heads={['Persona', 'Cambio', 'Desde', 'Hasta']}
          rows={changes.map(({ personId, name, kind, from, to, codes }) => ({
            key: `${personId} ${kind} ${from}`,
            cells: [
              <Link
                key="person"
                component={RouterLink}
                to={kind === 'situation' ? personTabPath(personId, 'libro') : personPath(personId)}
              >
                {name}
              </Link>,
              codes === null
                ? arcaChanges[kind]
                : `${arcaChanges[kind]}: de ${codes.before} a ${codes.since}`,
              longDay(from),
              to === null ? '—' : longDay(to),
            ],
          }))}
        />
      )}
      {more > 0 ? `Y ${formatNumber(more)} más.` : null}
    </Section>
  );
}
