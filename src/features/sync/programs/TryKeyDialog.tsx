import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import type { SessionState } from '@/services/session/sessionStore';
import { askWithKey, type KeyAnswer } from '@/services/wms/askWithKey';
import { baseAddress } from '@/services/wms/baseAddress';
import type { Program } from '@/services/wms/generated/sync.gen';
import { CodeBlock } from './CodeBlock';
import { curlSample } from './curlSample';

/** Asks one accion with the key that somebody pastes, and shows what went and what came. */
export function TryKeyDialog({ program, onClose }: { program: Program; onClose: () => void }) {
  const id = useId();
  const phone = usePhone();
  const base = useSelector((state: SessionState) => baseAddress(state));
  const [key, setKey] = useState('');
  const [accion, setAccion] = useState(program.acciones[0] ?? '');
  const [input, setInput] = useState('{}');
  const [answer, setAnswer] = useState<KeyAnswer | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setAnswer(await askWithKey({ base, key: key.trim(), accion, input }));
    setAsking(false);
  };
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title={`Probar ${program.name}`} covers={phone} onClose={onClose} />
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Clave"
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
          helperText="Se usa para este pedido y no se guarda."
          sx={{ mt: 1 }}
        />
        <TextField
          select
          label="Acción"
          value={accion}
          onChange={(event) => setAccion(event.target.value)}
        >
          {program.acciones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Datos (JSON)"
          multiline
          minRows={2}
          maxRows={8}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Typography variant="subtitle2">Pedido</Typography>
        <CodeBlock label="Pedido">{curlSample(base, accion)}</CodeBlock>
        {answer ? (
          <>
            <Typography variant="subtitle2" role="status">
              {answer.status === 0
                ? 'Sin respuesta'
                : `Respuesta: ${answer.status}, en ${answer.ms} ms`}
            </Typography>
            <CodeBlock label="Respuesta">{answer.body}</CodeBlock>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        <Button
          variant="contained"
          loading={asking}
          disabled={key.trim() === '' || accion === ''}
          onClick={() => void ask()}
        >
          Enviar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
