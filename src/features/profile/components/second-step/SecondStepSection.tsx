import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetSecondStepQuery } from '@/services/wms/generated/session.gen';
import { secondStepText } from '../../secondStepModel';
import type { SecondStepTask } from './SecondStepFlow';

const SecondStepFlow = lazyDialog(async () => (await import('./SecondStepFlow')).SecondStepFlow);

/** Entering with something one knows and something one has. */
export function SecondStepSection() {
  const query = useGetSecondStepQuery();
  const [task, setTask] = useState<SecondStepTask | null>(null);
  const open = (next: SecondStepTask, label: string) => (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => setTask(next)}>
      {label}
    </Button>
  );
  return (
    <Section
      title="Verificación en dos pasos"
      description="Al ingresar, además de la contraseña, un código que da tu teléfono."
    >
      <Card>
        <QueryState query={query} skeleton={<SkeletonRows rows={1} />}>
          {(state) => (
            <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
                {secondStepText(state)}
              </Typography>
              {state.since ? (
                <>
                  {open('renew', 'Códigos nuevos')}
                  {open('remove', 'Quitar')}
                </>
              ) : (
                open('activate', 'Activar')
              )}
            </CardContent>
          )}
        </QueryState>
      </Card>
      {task ? (
        <Suspense>
          <SecondStepFlow task={task} onClose={() => setTask(null)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
