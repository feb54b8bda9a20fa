import { parseCron } from '@contract/sync/cron/parseCron';
import { type LinkTiming, nextLinkTimes } from '@contract/sync/linkTimes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IANAZone } from 'luxon';
import { useWatch } from 'react-hook-form';
import { useGetOrganisationQuery } from '@/services/absences/placeHooks';
import { clock } from '@/utils/clock';
import type { LinkHeld } from '../linkForm';
import { momentIn, placeOfZone } from '../linkTexts';
import { cronWords } from './cronWords';

const MOST_SHOWN = 5;
const DEFAULT_ZONE = 'America/Argentina/Buenos_Aires';
const names = ['timing', 'everyMinutes', 'days', 'at', 'cron', 'siteId'] as const;

/** Reads what is typed, as far as it says when. */
function timingOf(held: Pick<LinkHeld, (typeof names)[number]>): LinkTiming | null {
  const { timing, days, at, cron } = held;
  if (timing === '' || timing === null) return null;
  const minutes = Number(held.everyMinutes);
  const everyMinutes =
    Number.isInteger(minutes) && minutes >= 5 && minutes <= 1440 ? minutes : null;
  return { timing, everyMinutes, days, at: /^\d{2}:\d{2}$/.test(at) ? at : null, cron };
}

/** Says in words what a cron text means, and when a link would run next, while it is typed. */
export function NextTimes() {
  const [timing, everyMinutes, days, at, cron, siteId] = useWatch<LinkHeld, typeof names>({
    name: names,
  });
  const { data } = useGetOrganisationQuery();
  const zone = data?.sites.find(({ id }) => id === siteId)?.zone ?? DEFAULT_ZONE;
  const asked = timingOf({ timing, everyMinutes, days, at, cron, siteId });
  if (!asked) return null;
  const place = IANAZone.create(zone);
  const next = nextLinkTimes(asked, (moment) => place.offset(moment), clock.ms(), MOST_SHOWN);
  const read = asked.timing === 'cron' ? parseCron(cron) : null;
  if (next.length === 0) return null;
  return (
    <Box role="status" aria-label="Próximas veces" sx={{ display: 'grid', gap: 0.5 }}>
      {read && 'rule' in read ? (
        <Typography variant="subtitle2">{`${cronWords(read.rule)}.`}</Typography>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Próximas cinco (hora de ${placeOfZone(zone)}): ${next.map((one) => momentIn(one, zone)).join(' · ')}`}
      </Typography>
    </Box>
  );
}
