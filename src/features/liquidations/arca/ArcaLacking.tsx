import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@/components/page/Section';
import type { ArcaMonth } from '@/services/wms/generated/liquidations.gen';
import { personTabPath } from '@/utils/paths';
import { PlainTable } from './PlainTable';

/** The list names who lacks a code, and each name opens the record where it is written. */
export function ArcaLacking({ lacking }: Pick<ArcaMonth, 'lacking'>) {
  if (lacking.length === 0) return null;
  return (
    <Section
      title="A quién le falta un código"
      description="Se carga en la ficha de cada persona, o en Parámetros si vale para toda su sede."
    >
      <PlainTable
        label="A quién le falta un código"
        heads={['Persona', 'Le falta']}
        rows={lacking.map(({ personId, name, lacks }) => ({
          key: `${personId}`,
          cells: [
            <Link key="person" component={RouterLink} to={personTabPath(personId, 'libro')}>
              {name}
            </Link>,
            lacks.join('; '),
          ],
        }))}
      />
    </Section>
  );
}
