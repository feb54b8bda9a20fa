import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { ScanBox } from '@/components/scan/ScanBox';
import { claimedMoment } from '@/services/offline/claimedMoment';
import type { Order, OrderLine } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { useReturnLineMutation, useShortLineMutation } from '../orderChanges';
import { formatDay, missing } from '../ordersModel';
import { suggested, usualReasons, wantedProduct } from './pickingModel';
import { QuantityStep } from './QuantityStep';
import { SubstituteDialog } from './SubstituteDialog';
import type { usePicking } from './usePicking';

interface PickingStepProps {
  order: Order;
  line: OrderLine;
  picking: ReturnType<typeof usePicking>;
}

/** The step shows a single thing to do, as large as the screen allows. */
export function PickingStep({ order, line, picking }: PickingStepProps) {
  const { step, wrong, taking, camera, setCamera, read, take, skip, back } = picking;
  const product = wantedProduct(line);
  const source = step.kind === 'location' ? line.sources[0] : step.source;
  const left = missing(line);
  const others = line.sources.slice(1, 4).map((one) => one.locationCode);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {step.kind === 'location' ? 'Andá a la ubicación' : 'En la ubicación'}
        </Typography>
        <Typography variant="h1" component="p" sx={{ fontSize: '2.25rem' }}>
          {source?.locationCode ?? 'Sin existencias'}
        </Typography>
        {source?.lotCode ? (
          <Typography>
            Lote {source.lotCode}
            {source.expiresOn ? `, vence ${formatDay(source.expiresOn)}` : ''}
          </Typography>
        ) : null}
      </Box>
      <Box>
        <Typography variant="h2" component="p">
          {product.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {product.sku} · {left === 1 ? 'falta' : 'faltan'} {formatNumber(left)}{' '}
          {unitsOf(left, product.unit)}
        </Typography>
      </Box>
      {wrong ? (
        <Alert severity="error" role="alert">
          {wrong}
        </Alert>
      ) : null}
      {step.kind === 'quantity' ? (
        <QuantityStep
          key={line.id}
          most={suggested(line, step.source)}
          unit={product.unit}
          working={taking}
          onTake={(quantity) => void take(quantity)}
        />
      ) : source ? (
        <ScanBox
          label={step.kind === 'location' ? 'Código de la ubicación' : 'Código del producto'}
          onCode={read}
          camera={camera}
          onCamera={setCamera}
        />
      ) : (
        <Alert severity="warning">
          No queda en ninguna ubicación de este depósito. Cerrá la línea o reemplazá el producto.
        </Alert>
      )}
      {step.kind === 'location' ? (
        others.length > 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            También hay en {others.join(', ')}.
          </Typography>
        ) : null
      ) : (
        <Button onClick={back}>Cambiar de ubicación</Button>
      )}
      <LineExits order={order} line={line} onSkip={skip} />
    </Card>
  );
}

interface LineExitsProps {
  order: Order;
  line: OrderLine;
  onSkip: () => void;
}

type Asking = 'short' | 'substitute' | 'return';

/** These are the ways out when the shelf does not have what the order asks for. */
function LineExits({ order, line, onSkip }: LineExitsProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [short] = useShortLineMutation();
  const [giveBack] = useReturnLineMutation();
  const close = () => setAsking(null);
  const target = { id: order.id, lineId: line.id };
  const { name } = wantedProduct(line);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={() => setAsking('short')}>No alcanza</Button>
      <Button onClick={() => setAsking('substitute')}>Reemplazar</Button>
      {line.pickedQuantity > 0 ? (
        <Button onClick={() => setAsking('return')}>Devolver lo tomado</Button>
      ) : null}
      <Button onClick={onSkip}>Dejar para después</Button>
      {asking === 'short' ? (
        <ReasonDialog
          title="¿Cerrar la línea incompleta?"
          submitLabel="Cerrar línea"
          tone="normal"
          usual={usualReasons.short}
          onSubmit={(reason) => short({ ...target, reason }).unwrap()}
          onClose={close}
        >
          {`Van a faltar ${missing(line)} de ${name}.`}
        </ReasonDialog>
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          title="¿Devolver lo tomado?"
          submitLabel="Devolver"
          tone="normal"
          usual={usualReasons.giveBack}
          onSubmit={(reason) => giveBack({ ...target, reason, ...claimedMoment() }).unwrap()}
          onClose={close}
        >
          {`${counted(line.pickedQuantity, 'unidad vuelve', 'unidades vuelven')} a su ubicación: dejalas donde estaban.`}
        </ReasonDialog>
      ) : null}
      {asking === 'substitute' ? (
        <SubstituteDialog order={order} line={line} onClose={close} />
      ) : null}
    </Box>
  );
}
