import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { clock } from '@/utils/clock';
import { DialogHead } from '../dialog/DialogHead';
import { useAskedClose } from '../dialog/useAskedClose';
import { usePhone } from '../dialog/usePhone';
import { RefusedFiles } from '../files/RefusedFiles';
import { CaptureButton } from './CaptureButton';
import { CapturedPageCard } from './CapturedPageCard';
import { type CapturedPage, MOST_PAGES, movePage, pagesText, turnPage } from './capturedPages';
import { picturesPdf } from './picturesPdf';
import { PictureFault, readPicture } from './readPicture';

interface CaptureDialogProps {
  first: readonly File[];
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Picture after picture, in the order in which they will be read, and then one PDF. */
export function CaptureDialog({ first, onFile, onClose }: CaptureDialogProps) {
  const id = useId();
  const phone = usePhone();
  const { pages, reading, refused, add, move, turn, remove } = useCapturedPages(first);
  const [failed, setFailed] = useState(false);
  const { close, question } = useAskedClose({
    unsaved: pages.length > 0,
    onClose,
    title: '¿Descartar las fotos?',
    text: 'Las páginas que armaste se pierden.',
  });
  const finish = async () => {
    setFailed(false);
    await capturedFile(pages).then(onFile, () => setFailed(true));
  };
  return (
    <>
      <Dialog open onClose={close} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogHead id={id} title="Un documento con fotos" covers={phone} onClose={close} />
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Cada foto es una página. Ordenalas, girá la que haga falta y se arma un solo PDF.
          </Typography>
          <RefusedFiles reasons={refused} />
          {failed ? (
            <Alert severity="error">
              No alcanzó la memoria para armar el PDF: quitá algunas fotos y probá de nuevo.
            </Alert>
          ) : null}
          <Box
            component="ul"
            aria-label="Páginas"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
              gap: 1.5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {pages.map((page, index) => (
              <CapturedPageCard
                key={page.id}
                page={page}
                index={index}
                last={index === pages.length - 1}
                onMove={(by) => move(page.id, by)}
                onTurn={() => turn(page.id)}
                onRemove={() => remove(page.id)}
              />
            ))}
          </Box>
          {reading ? <LinearProgress aria-label="Preparando las fotos" /> : null}
          <Box sx={{ display: 'flex', justifyContent: 'center' }}>
            <CaptureButton again={pages.length > 0} onFiles={(files) => void add(files)} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancelar</Button>
          <Button variant="contained" disabled={reading || pages.length === 0} onClick={finish}>
            {pages.length > 0 ? `Usar ${pagesText(pages.length)}` : 'Usar'}
          </Button>
        </DialogActions>
      </Dialog>
      {question}
    </>
  );
}

/** The pages as one PDF, in their order. */
async function capturedFile(pages: readonly CapturedPage[]): Promise<File> {
  const pictures = await Promise.all(
    pages.map(async ({ jpeg, width, height, turns }) => ({
      bytes: new Uint8Array(await jpeg.arrayBuffer()),
      width,
      height,
      turns,
    })),
  );
  const day = clock.now().toLocaleDateString('es-AR', { day: 'numeric', month: 'long' });
  return new File([picturesPdf(pictures)], `Fotos del ${day}.pdf`, { type: 'application/pdf' });
}

let lastId = 0;

/** The pictures of a document that is being put together, each made ready as it comes. */
function useCapturedPages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly CapturedPage[]>([]);
  const [reading, setReading] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const count = useRef(0);
  const begun = useRef(false);
  count.current = pages.length;

  const add = async (files: readonly File[]) => {
    const room = MOST_PAGES - count.current;
    const fit = files.slice(0, room);
    const left = files.length - fit.length;
    setRefused(left > 0 ? [`${left} no entran: el máximo es ${MOST_PAGES} páginas.`] : []);
    setReading((now) => now + fit.length);
    // The pictures are read in turn: a phone has no memory for many large pictures at once.
    for (const file of fit) {
      try {
        const picture = await readPicture(file);
        lastId += 1;
        const page = { ...picture, id: lastId, turns: 0 };
        setPages((before) => [...before, page]);
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        setRefused((before) => [...before, error.message]);
      }
      setReading((now) => now - 1);
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void add(first);
  });
  return {
    pages,
    reading: reading > 0,
    refused,
    add,
    move: (id: number, by: 1 | -1) => setPages((before) => movePage(before, id, by)),
    turn: (id: number) => setPages((before) => turnPage(before, id)),
    remove: (id: number) => setPages((before) => before.filter((page) => page.id !== id)),
  };
}
