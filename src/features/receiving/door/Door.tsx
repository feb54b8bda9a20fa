import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { WorkPhoto } from '@/components/capture/WorkPhoto';
import { useNotice } from '@/components/feedback/useNotice';
import { Form } from '@/components/form/Form';
import { useDraft } from '@/components/form/useDraft';
import { ScanBox } from '@/components/scan/ScanBox';
import { scanFeedback } from '@/components/scan/scanFeedback';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';
import {
  type ArrivalDetail,
  useReceiveGoodsMutation,
} from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';
import { lineOf, type NotedLine, withNoted } from './doorModel';
import { NotedForm } from './NotedForm';
import { type DoorValues, NotedLines } from './NotedLines';

interface DoorProps {
  /** Its lines count what waits for the network. */
  arrival: ArrivalDetail;
  /** Documents that wait for the network. */
  unsent: number;
}

/** Notes what is unloaded product by product, and confirms it as one document. */
export function Door({ arrival, unsent }: DoorProps) {
  const [code, setCode] = useState<string | null>(null);
  const [camera, setCamera] = useState(false);
  const notify = useNotice();
  const [receive] = useReceiveGoodsMutation();
  const form = useForm<DoorValues>({ defaultValues: { lines: [], photoHash: null } });
  const draft = useDraft(form, `intake/${arrival.id}`);
  const noted = useWatch({ control: form.control, name: 'lines' });
  const lines = withNoted(arrival.lines, noted);
  const put = (next: NotedLine[]) => {
    form.clearErrors();
    form.setValue('lines', next, { shouldDirty: true });
  };
  const confirm = async ({ lines: all, photoHash }: DoorValues) => {
    const { number } = await receive({
      id: arrival.id,
      lines: all.map(({ name: _, ...line }) => line),
      photoHash: photoHash ?? null,
    }).unwrap();
    form.reset({ lines: [], photoHash: null });
    draft.forget();
    notify({ text: number ? `Ingreso ${number} recibido` : 'Ingreso anotado, sin enviar todavía' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Progress lines={lines} unsent={unsent} />
      {arrival.notes ? (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{arrival.notes}</Typography>
      ) : null}
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        {code === null ? (
          <ScanBox
            label="Código del producto"
            onCode={(read) => {
              scanFeedback(lineOf(lines, read) !== undefined);
              setCode(read);
            }}
            camera={camera}
            onCamera={setCamera}
          />
        ) : (
          <NotedForm
            key={code}
            arrivalId={arrival.id}
            code={code}
            line={lineOf(lines, code)}
            onNoted={(line) => {
              put([...noted, line]);
              setCode(null);
            }}
            onCancel={() => setCode(null)}
          />
        )}
      </Card>
      {noted.length > 0 ? (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Form
            form={form}
            draft={draft}
            onSubmit={confirm}
            submitLabel={`Confirmar ingreso: ${counted(
              noted.reduce((sum, { quantity }) => sum + quantity, 0),
              'unidad',
              'unidades',
            )}`}
          >
            <Typography variant="h3" component="h2">
              Este ingreso
            </Typography>
            <NotedLines
              lines={noted}
              onRemove={(index) => put(noted.filter((_line, at) => at !== index))}
            />
            <RemitoPhoto />
          </Form>
        </Card>
      ) : null}
    </Box>
  );
}

/** Takes the paper that came with the goods, for who has to answer for it later. */
function RemitoPhoto() {
  const { setValue } = useFormContext<DoorValues>();
  const hash = useWatch<DoorValues, 'photoHash'>({ name: 'photoHash' });
  const [upload] = useUploadFileMutation();
  return (
    <WorkPhoto
      label="Foto del remito"
      hash={hash}
      onHash={(next) => setValue('photoHash', next, { shouldDirty: true })}
      upload={async (file) => (await upload({ purpose: 'intake', file })).data?.hash}
    />
  );
}

function Progress({ lines, unsent }: { lines: ArrivalDetail['lines']; unsent: number }) {
  const expected = lines.reduce((sum, line) => sum + line.expected, 0);
  const received = lines.reduce((sum, line) => sum + Math.min(line.received, line.expected), 0);
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {`${formatNumber(received)} de ${counted(expected, 'unidad esperada', 'unidades esperadas')}`}
        {unsent > 0 ? ` · ${formatNumber(unsent)} sin enviar` : ''}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={expected === 0 ? 0 : Math.floor((received / expected) * 100)}
        aria-label="Avance de la recepción"
      />
    </div>
  );
}
