import { type PunchKind, punchVerbs } from '@contract/markings/punch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { configSet, selectConfig } from '@/services/session/configSlice';
import type { GetPunchStateOutput } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';
import { choicesAfter, saidText, shiftText } from '../markingTexts';
import { usePunch } from '../usePunch';
import { useWaitingPunches } from '../useWaitingPunches';
import { ForgottenExit } from './ForgottenExit';
import { PositionNotice } from './PositionNotice';
import { PunchClock } from './PunchClock';
import { PunchLine } from './PunchLine';
import { PunchPhoto } from './PunchPhoto';

const selectPosition = selectConfig('punchPosition');

interface PunchPanelProps {
  state: GetPunchStateOutput;
  clockOffset: number | null;
  refresh: () => void;
}

/** The one button, which says what it will do, and what the server made of it. */
export function PunchPanel({ state, clockOffset, refresh }: PunchPanelProps) {
  const { zone, siteName, shifts, punches, since, forgottenDay } = state;
  const waiting = useWaitingPunches();
  const choices = choicesAfter(state.choices, waiting);
  const { punch, working, said: last } = usePunch({ clockOffset, refresh });
  // Another tab may have sent what waited: it is promised no longer than it waits.
  const isPromised = waiting.some(({ at }) => at === last?.punch.at);
  const said = last && (last.punch.id > 0 || isPromised) ? last : null;
  const position = useAppSelector(selectPosition);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<PunchKind | null>(null);
  const press = (kind: PunchKind) => {
    // A person who was never asked is told first what it is for.
    if (state.wantsPosition && position === undefined) setAsked(kind);
    else void punch(kind);
  };
  const answer = (accepted: boolean) => {
    dispatch(configSet({ key: 'punchPosition', value: accepted ? 'yes' : 'no' }));
    if (asked) void punch(asked, accepted);
    setAsked(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {forgottenDay ? <ForgottenExit key={forgottenDay} day={forgottenDay} /> : null}
      <Card
        sx={{
          p: { xs: 2.5, md: 4 },
          display: 'grid',
          gap: 2,
          justifyItems: 'center',
          textAlign: 'center',
        }}
      >
        <PunchClock offset={clockOffset ?? 0} zone={zone} />
        <Typography sx={{ color: 'text.secondary' }}>
          {shifts.length > 0
            ? shifts.map((shift) => shiftText(shift, zone)).join(' · ')
            : 'Hoy no tenés un turno publicado'}
        </Typography>
        {choices.map((kind, index) => (
          <Button
            key={kind}
            variant={index === 0 ? 'contained' : 'outlined'}
            disabled={working}
            onClick={() => press(kind)}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            startIcon={index === 0 ? <Icon name="punch" /> : undefined}
            sx={
              index === 0
                ? {
                    width: 1,
                    maxWidth: 420,
                    minHeight: 112,
                    fontSize: '1.75rem',
                    '& svg': { fontSize: '2rem !important' },
                  }
                : { width: 1, maxWidth: 420 }
            }
          >
            {punchVerbs[kind]}
          </Button>
        ))}
        <Typography
          role="status"
          aria-live="polite"
          sx={{ minHeight: '1.5em', fontWeight: said ? 600 : 400 }}
        >
          {said ? saidText(said, zone) : since ? `Adentro desde las ${clockText(since, zone)}` : ''}
        </Typography>
        {state.photoDays !== null && said && said.punch.id > 0 && !said.same ? (
          <PunchPhoto key={said.punch.id} punchId={said.punch.id} days={state.photoDays} />
        ) : null}
        {state.wantsPosition && position !== undefined ? (
          <Button
            size="small"
            onClick={() =>
              dispatch(
                configSet({ key: 'punchPosition', value: position === 'yes' ? 'no' : 'yes' }),
              )
            }
          >
            {position === 'yes' ? 'Con tu ubicación: dejar de usarla' : 'Sin tu ubicación: usarla'}
          </Button>
        ) : null}
      </Card>
      <Section title="Hoy">
        <PunchLine punches={[...punches, ...waiting]} zone={zone} />
      </Section>
      {asked ? (
        <PositionNotice siteName={siteName} onAnswer={answer} onClose={() => setAsked(null)} />
      ) : null}
    </Box>
  );
}
