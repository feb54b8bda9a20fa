import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useId, useState } from 'react';
import { filePath } from '@/utils/paths';
import { sameJson } from '@/utils/sameJson';
import { DialogHead } from '../../dialog/DialogHead';
import { useAskedClose } from '../../dialog/useAskedClose';
import { usePhone } from '../../dialog/usePhone';
import { Icon } from '../../icons/Icon';
import { ErrorState } from '../../state/ErrorState';
import { usePdfDocument } from '../usePdfDocument';
import { useServerPdf } from '../useServerPdf';
import { PlacePage } from './PlacePage';
import { type PageSize, type Place, placeAt, withPlace } from './placeRules';

interface PlacesDialogProps {
  /** The hash of the document, and its name. */
  file: string;
  name: string;
  places: readonly Place[];
  /** The names of the signers, in the order of their turns. */
  signers: readonly string[];
  onSave: (places: Place[]) => void;
  onClose: () => void;
}

interface PagesProps extends Pick<PlacesDialogProps, 'signers'> {
  document: PDFDocumentProxy;
  places: readonly Place[];
  onChange: (places: Place[]) => void;
}

function Pages({ document, places, signers, onChange }: PagesProps) {
  const phone = usePhone();
  const [page, setPage] = useState(places[0]?.page ?? document.numPages);
  const [signer, setSigner] = useState(0);
  const [size, setSize] = useState<PageSize | null>(null);
  const nameOf = (at: number) => signers[at] ?? 'Quien firma';
  const placed = places.find((place) => place.signer === signer);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {signers.length > 1 ? (
          <TextField
            select
            size="small"
            label="Quién"
            value={signer}
            onChange={(event) => setSigner(Number(event.target.value))}
            sx={{ minWidth: 200 }}
          >
            {signers.map((label, at) => (
              <MenuItem key={label} value={at}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton
            aria-label="Página anterior"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="previous" />
          </IconButton>
          <Typography>{`Página ${page} de ${document.numPages}`}</Typography>
          <IconButton
            aria-label="Página siguiente"
            disabled={page === document.numPages}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="next" />
          </IconButton>
        </Box>
        {placed ? (
          <Button onClick={() => onChange(places.filter((place) => place !== placed))}>
            Quitar el lugar
          </Button>
        ) : (
          <Button
            disabled={!size}
            onClick={() => size && onChange(withPlace(places, placeAt(signer, page, size)))}
          >
            Poner en esta página
          </Button>
        )}
      </Box>
      <Box sx={{ bgcolor: 'surface.soft', p: 2, borderRadius: 1, overflow: 'auto' }}>
        <PlacePage
          document={document}
          number={page}
          within={phone ? { width: 300, height: 480 } : { width: 520, height: 620 }}
          places={places}
          signer={signer}
          nameOf={nameOf}
          onPlace={(place) => onChange(withPlace(places, place))}
          onSize={setSize}
        />
      </Box>
    </Box>
  );
}

/** Where on the pages each one signs; without a place, on the evidence page at the end. */
export function PlacesDialog(props: PlacesDialogProps) {
  const { file, name, signers, onSave, onClose } = props;
  const id = useId();
  const phone = usePhone();
  const state = usePdfDocument(useServerPdf(filePath(file)), 0);
  const [places, setPlaces] = useState<Place[]>([...props.places]);
  const { close, question } = useAskedClose({
    unsaved: !sameJson(places, props.places),
    onClose,
    title: '¿Descartar los lugares?',
    text: 'Los lugares que pusiste o moviste no se guardaron.',
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={phone}
      onClose={close}
      aria-labelledby={`${id}-title`}
    >
      <DialogHead
        id={`${id}-title`}
        title={`Dónde se firma: ${name}`}
        covers={phone}
        onClose={close}
      />
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Tocá la página donde va la firma. Sin un lugar, queda en la constancia, al final.
        </Typography>
        {state.step === 'ready' ? (
          <Pages document={state.document} places={places} signers={signers} onChange={setPlaces} />
        ) : state.step === 'failed' ? (
          <ErrorState error={state.failure} title="No pudimos mostrar el documento" />
        ) : (
          <LinearProgress aria-label="Abriendo el PDF" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancelar</Button>
        <Button
          variant="contained"
          disabled={state.step !== 'ready'}
          onClick={() => {
            onSave(places);
            onClose();
          }}
        >
          Listo
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
