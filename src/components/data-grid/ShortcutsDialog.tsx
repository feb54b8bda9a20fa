import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const keys: [string, string][] = [
  ['/', 'Ir a la búsqueda'],
  ['Flechas', 'Moverse por las celdas'],
  ['Enter', 'Abrir la fila; en un título, ordenar'],
  ['Mayús + Enter', 'En un título, sumar la columna al orden'],
  ['Espacio', 'Elegir la fila; con Mayús, desde la anterior'],
  ['Ctrl + E', 'Elegir todas las que cumplen los filtros'],
  ['Mayús + F10', 'Acciones de la fila; en un título, de la columna'],
  ['Alt + Re Pág / Av Pág', 'Página anterior o siguiente'],
  ['?', 'Esta ayuda'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Con el teclado</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
        >
          {keys.map(([key, meaning]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="subtitle2">
                {key}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
