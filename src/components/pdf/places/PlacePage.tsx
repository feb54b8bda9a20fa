import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type MouseEvent, useEffect, useState } from 'react';
import { PdfThumbnail } from '../panel/PdfThumbnail';
import { nudged, type PageSize, type Place, placeAt } from './placeRules';

interface PlacePageProps {
  document: PDFDocumentProxy;
  number: number;
  within: { width: number; height: number };
  places: readonly Place[];
  /** The signer who is being placed; `nameOf` says what each one is called. */
  signer: number;
  nameOf: (signer: number) => string;
  onPlace: (place: Place) => void;
  onSize: (size: PageSize) => void;
}

function usePageSize(document: PDFDocumentProxy, number: number): PageSize | null {
  const [size, setSize] = useState<(PageSize & { number: number }) | null>(null);
  useEffect(() => {
    let left = false;
    const measure = async () => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      if (!left) setSize({ width, height, number });
    };
    // A page that cannot be read takes no place; the others do.
    measure().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [document, number]);
  return size?.number === number ? size : null;
}

/** A page on which somebody points where each one signs; what is placed moves with the arrows. */
export function PlacePage(props: PlacePageProps) {
  const { document, number, within, places, signer, nameOf, onPlace, onSize } = props;
  const size = usePageSize(document, number);
  useEffect(() => {
    if (size) onSize(size);
  }, [size, onSize]);
  if (!size) return <Box sx={{ height: within.height }} />;
  const scale = Math.min(within.width / size.width, within.height / size.height);
  const point = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
    onPlace(placeAt(signer, number, size, at));
  };
  return (
    <Box
      sx={{
        position: 'relative',
        width: size.width * scale,
        height: size.height * scale,
        mx: 'auto',
        cursor: 'crosshair',
      }}
    >
      <Box onClick={point} sx={{ position: 'absolute', inset: 0 }}>
        <PdfThumbnail document={document} number={number} within={within} />
      </Box>
      {places
        .filter(({ page }) => page === number)
        .map((place) => (
          <ButtonBase
            key={place.signer}
            aria-label={`Lugar de ${nameOf(place.signer)}: movelo con las flechas`}
            onKeyDown={(event) => {
              const moved = nudged(place, size, event.key, event.shiftKey);
              if (!moved) return;
              event.preventDefault();
              onPlace(moved);
            }}
            sx={{
              position: 'absolute',
              left: place.x * scale,
              top: place.y * scale,
              width: place.width * scale,
              height: place.height * scale,
              border: 2,
              borderColor: 'primary.main',
              borderRadius: 0.5,
              bgcolor: 'rgb(255 255 255 / 85%)',
              // On the paper, which is white in the dark too.
              color: '#10222b',
              fontSize: 11,
              overflow: 'hidden',
              '&:focus-visible': { outline: 3, outlineColor: 'secondary.main' },
            }}
          >
            {nameOf(place.signer)}
          </ButtonBase>
        ))}
    </Box>
  );
}
