import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import {
  nextStep,
  stepsText,
  withPutAway,
  withSkipped,
} from '@/components/first-steps/firstStepModel';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type FirstSteps,
  useGetFirstStepsQuery,
  useSaveFirstStepsMutation,
} from '@/services/firstSteps/firstStepHooks';
import { AdminPage } from '../components/AdminPage';
import { FirstStepRow } from './FirstStepRow';

/** A new organisation does these first; done or not is read from what there is. */
export function FirstStepsPage() {
  const query = useGetFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage
      title="Primeros pasos"
      purpose="Lo que conviene dejar listo antes de que entre la gente. Cada paso se marca solo cuando está hecho."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(guide) => <Steps guide={guide} />}
      </QueryState>
    </AdminPage>
  );
}

function Steps({ guide }: { guide: FirstSteps }) {
  const [save, { isLoading }] = useSaveFirstStepsMutation();
  const settled = nextStep(guide) === undefined;
  return (
    <>
      <Alert
        severity={settled ? 'success' : 'info'}
        sx={{ mb: 2 }}
        action={
          settled ? undefined : (
            <Button
              size="small"
              color="inherit"
              disabled={isLoading}
              onClick={() => void save(withPutAway(guide, !guide.putAway))}
            >
              {guide.putAway ? 'Mostrarla al ingresar' : 'Guardar la guía'}
            </Button>
          )
        }
      >
        {stepsText(guide)}
        {guide.putAway && !settled ? ' · La guía está guardada: no se muestra al ingresar.' : ''}
      </Alert>
      <Card>
        <List disablePadding aria-label="Primeros pasos">
          {guide.steps.map((step) => (
            <FirstStepRow
              key={step.name}
              step={step}
              busy={isLoading}
              onSkip={() => void save(withSkipped(guide, step))}
            />
          ))}
        </List>
      </Card>
    </>
  );
}
