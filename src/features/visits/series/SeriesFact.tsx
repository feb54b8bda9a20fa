import MuiLink from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { selectCan } from '@/services/session/selectCan';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { seriesPath } from '@/utils/visitPaths';

/** Says that a visit is one of a series; whoever plans goes on to it. */
export function SeriesFact({ series }: { series: NonNullable<VisitDetail['series']> }) {
  const plans = useSelector(selectCan('VISITS.plan'));
  const { id, number, repeats } = series;
  return (
    <Fact label="Es de una serie" whole>
      {repeats}
      {plans ? (
        <>
          {' · '}
          <MuiLink component={Link} to={seriesPath(id)}>
            Ver la serie {number}
          </MuiLink>
        </>
      ) : null}
    </Fact>
  );
}
