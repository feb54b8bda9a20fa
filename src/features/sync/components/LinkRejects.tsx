import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CardList } from '@/components/list/CardList';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Link, useListLinkRejectsQuery } from '@/services/wms/generated/sync.gen';
import { formatNumber } from '@/utils/numbers';
import { ParkedRows } from './ParkedRows';
import { RejectCard } from './RejectCard';

const MOST = 50;

/** The rows of a link that were not taken in and that somebody may mend. */
export function LinkRejects({ link }: { link: Link }) {
  const query = useListLinkRejectsQuery(
    {
      size: MOST,
      filters: [
        { field: 'linkId', operator: 'is', value: link.id },
        { field: 'state', operator: 'in', value: ['rejected', 'parked'] },
      ],
    },
    { skip: !link.ownRight },
  );
  if (!link.ownRight) {
    return (
      <Alert severity="info">
        {`Las filas las ve y las corrige quien puede importar ${link.whatTitle.toLowerCase()}.`}
      </Alert>
    );
  }
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <StateMessage icon="check" title="No hay filas por corregir">
          Lo que no entra queda acá, con el motivo en cada dato.
        </StateMessage>
      }
    >
      {({ rows, total }) => (
        <>
          {link.parked > 0 ? <ParkedRows link={link} /> : null}
          <CardList label="Filas rechazadas">
            {rows.map((row) => (
              <RejectCard key={row.id} row={row} />
            ))}
          </CardList>
          {total > MOST ? (
            <Typography sx={{ color: 'text.secondary', mt: 2 }}>
              {`Se ven ${MOST} de ${formatNumber(total)}: al corregirlas aparecen las demás.`}
            </Typography>
          ) : null}
        </>
      )}
    </QueryState>
  );
}
