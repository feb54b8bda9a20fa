import { moneyText } from '@contract/core/moneyText';
import { visitClaimState } from '@contract/visits/visitClaim';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import {
  useAcceptVisitWayMutation,
  type VisitWay,
  type VisitWayProposal,
} from '@/services/wms/generated/visits.gen';
import { renditionPath } from '@/utils/payPaths';

/** "12,4 km": an expense has tenths, and whole ones without their nought. */
const kmText = (kilometres: string) => `${kilometres.replace(/\.0$/, '').replace('.', ',')} km`;

/** The way between the arrivals of a day, to be put into a rendition. */
export function WayClaim({ day, way }: { day: string; way: VisitWayProposal }) {
  const { kilometres, amount, kmRate, legs } = way;
  const [accept, { isLoading }] = useAcceptVisitWayMutation();
  const notify = useNotice();
  const send = async () => {
    const answer = await accept({ day, kilometres });
    if (!answer.error) notify({ text: `${kmText(kilometres)} agregados a tu rendición` });
  };
  const places = [legs[0]?.fromPlace, ...legs.map(({ place }) => place)].join(' → ');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>
        {`Entre tus llegadas hay ${kmText(kilometres)} en línea recta: ${moneyText(amount)}, a ${moneyText(kmRate)} el kilómetro.`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {places}
      </Typography>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="map" />}
        onClick={() => void send()}
      >
        {`Rendir ${kmText(kilometres)}`}
      </Button>
    </Box>
  );
}

/** A way that is in a rendition already. */
export function AskedWay({ way }: { way: VisitWay }) {
  const { renditionId, kilometres, amount, state, backed } = way;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1 }}>
          {`${kmText(kilometres)}, ${moneyText(amount)}, `}
          <Link component={RouterLink} to={renditionPath(renditionId)}>
            en tu rendición
          </Link>
        </Typography>
        <ChoiceChip field={visitClaimState} value={state} />
      </Box>
      {backed ? null : (
        <Typography variant="body2">
          Ya se presentó, y una de sus llegadas se deshizo: avisale a quien la aprueba.
        </Typography>
      )}
    </Box>
  );
}
