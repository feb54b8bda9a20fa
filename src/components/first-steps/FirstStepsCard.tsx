import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { notOnPaper } from '@/components/paper/paperMarks';
import {
  useGetFirstStepsQuery,
  useSaveFirstStepsMutation,
} from '@/services/firstSteps/firstStepHooks';
import { adminPaths } from '@/utils/paths';
import { nextStep, stepsText, withPutAway } from './firstStepModel';
import { firstStepTexts } from './firstStepTexts';

/** Over the page where whoever administers arrives: what is next, until all is done or it is put away. */
export function FirstStepsCard() {
  const { data } = useGetFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, { isLoading }] = useSaveFirstStepsMutation();
  const notify = useNotice();
  const id = useId();
  const next = data && nextStep(data);
  if (!data || data.putAway || !next) return null;
  const { title, purpose, to } = firstStepTexts[next.name];
  const putAway = async () => {
    const { data: saved } = await save(withPutAway(data, true));
    if (!saved) return;
    notify({
      text: 'La guía queda en Administración › Primeros pasos',
      undo: () => void save(withPutAway(saved, false)),
    });
  };
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 4 }, ...notOnPaper }}>
      <Card
        component="section"
        aria-labelledby={id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, md: 2.5 },
          bgcolor: 'surface.soft',
        }}
      >
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="body2" id={id} sx={{ color: 'text.secondary' }}>
            Primeros pasos · {stepsText(data)}
          </Typography>
          <Typography variant="h3" component="p" sx={{ mt: 0.25 }}>
            Sigue: {title}
          </Typography>
          <Typography sx={{ mt: 0.25 }}>{purpose}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={to}>
            Ir a {title}
          </Button>
          <Button component={Link} to={adminPaths.firstSteps}>
            Ver todos
          </Button>
          <Button loading={isLoading} onClick={() => void putAway()}>
            Guardar la guía
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
