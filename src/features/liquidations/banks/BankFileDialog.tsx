import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type BankLayout,
  type PayRunDetail,
  useExportPayRunMutation,
  useListBankLayoutsQuery,
  usePreviewBankLayoutQuery,
} from '@/services/wms/generated/liquidations.gen';
import { useDownload } from '@/services/wms/useDownload';
import { BankPreview } from './BankPreview';

interface BankFileDialogProps {
  run: Pick<PayRunDetail, 'id' | 'unpaid'>;
  onClose: () => void;
}

/** The transfers of a run as one of the banks wants them: looked at first, then taken. */
export function BankFileDialog({ run, onClose }: BankFileDialogProps) {
  const id = useId();
  const phone = usePhone();
  const query = useListBankLayoutsQuery();
  const [chosenId, setChosenId] = useState<number | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={phone}
      aria-labelledby={`${id}-title`}
    >
      <DialogHead
        id={`${id}-title`}
        title="Transferencias para el banco"
        covers={phone}
        onClose={onClose}
      />
      <QueryState
        query={query}
        skeleton={
          <DialogContent>
            <SkeletonRows rows={4} />
          </DialogContent>
        }
      >
        {({ rows }) => {
          const layout = rows.find(({ id: one }) => one === chosenId) ?? rows[0];
          return layout ? (
            <Chosen
              run={run}
              layouts={rows}
              layout={layout}
              onChoose={setChosenId}
              onClose={onClose}
            />
          ) : null;
        }}
      </QueryState>
    </Dialog>
  );
}

interface ChosenProps extends Pick<BankFileDialogProps, 'run'> {
  layouts: readonly BankLayout[];
  layout: BankLayout;
  onChoose: (id: number) => void;
  onClose: () => void;
}

function Chosen({ run, layouts, layout, onChoose, onClose }: ChosenProps) {
  const labelId = useId();
  const { name: _name, id: _id, version: _version, ...shape } = layout;
  const { id: runId, unpaid } = run;
  // People who were paid already are not paid twice: the rejected ones are what is asked for then.
  const [rejected, setRejected] = useState(unpaid.people > 0);
  const preview = usePreviewBankLayoutQuery({ ...shape, runId, rejected });
  const [send, { isLoading }] = useExportPayRunMutation();
  const download = useDownload();
  const { currentData } = preview;
  const leaveOut = (currentData?.left.length ?? 0) > 0;

  const take = async () => {
    const { data } = await send({
      ...{ id: runId, file: 'bank', layoutId: layout.id },
      ...{ rejected, leaveOut },
    });
    if (!data) return;
    if (data.url === null) {
      // Another person changed the layout meanwhile: the people it leaves out are read anew.
      await preview.refetch();
      return;
    }
    await download(data.url, data.name);
    onClose();
  };

  return (
    <>
      <DialogContent>
        <FormLabel id={labelId} sx={{ display: 'block', mb: 0.75 }}>
          Diseño
        </FormLabel>
        <Select
          labelId={labelId}
          fullWidth
          value={layout.id}
          onChange={({ target }) => onChoose(Number(target.value))}
          sx={{ mb: 2 }}
        >
          {layouts.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </Select>
        {unpaid.people > 0 ? (
          <FormControlLabel
            sx={{ mb: 2 }}
            control={<Switch checked={rejected} onChange={(_event, now) => setRejected(now)} />}
            label={`Solo lo que el banco rechazó (${unpaid.people}), a la cuenta de hoy`}
          />
        ) : null}
        <QueryState query={{ ...preview, data: currentData }} skeleton={<SkeletonRows rows={5} />}>
          {(data) => <BankPreview preview={data} fixed={layout.format === 'fixed'} />}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          variant="contained"
          disabled={!currentData || currentData.faults.length > 0}
          loading={isLoading}
          loadingPosition="start"
          onClick={take}
        >
          {leaveOut ? 'Generar sin ellas' : 'Descargar'}
        </Button>
      </DialogActions>
    </>
  );
}
