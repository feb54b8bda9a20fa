import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonName } from '@/components/person/PersonName';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import type { DryRunResult } from './definitionTypes';

function rulingText({ definition, rulesDraft }: DryRunResult, otherwise: string): string {
  if (rulesDraft) return 'Rige esta definición.';
  return definition ? `Rige «${definition}», que se mira antes.` : otherwise;
}

const stepText = ({ number, mode, approvers }: DryRunResult['steps'][number]) => {
  const several = mode === 'any' ? 'alcanza con una persona' : 'hacen falta todas';
  return `Paso ${number}${approvers.length > 1 ? `: ${several}` : ''}`;
};

/** Step by step, or why nobody. */
export function DryRunChain({ result, otherwise }: { result: DryRunResult; otherwise: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2">{rulingText(result, otherwise)}</Typography>
      {result.refusal ? <Alert severity="warning">{result.refusal}</Alert> : null}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {result.steps.map((step) => (
          <TimelineItem key={step.number} pending={step.approvers.length === 0}>
            <Typography variant="subtitle2">{stepText(step)}</Typography>
            {step.fallback ? (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                Nadie de los elegidos puede: le toca a quien resuelve estos pedidos.
              </Typography>
            ) : null}
            <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
              {step.approvers.map((person) => (
                <PersonName
                  key={person.id ?? person.name}
                  name={person.name}
                  imageUrl={person.imageUrl}
                  detail={person.position}
                  size={28}
                />
              ))}
              {step.approvers.length === 0 ? 'Nadie' : null}
            </Box>
          </TimelineItem>
        ))}
      </Box>
    </Box>
  );
}
