import Alert from '@mui/material/Alert';

/** Says what the file of a link does not carry, and what of it cannot be here. */
export const BroughtNotice = ({ missing }: { missing: readonly string[] }) => (
  <Alert severity={missing.length > 0 ? 'warning' : 'info'}>
    {[
      'Viene de un archivo y todavía no se guardó: revisalo.',
      'No trae la clave, la sede ni en nombre de quién actúa, ni lo que la dirección tenía después de “?”.',
      ...missing,
    ].join(' ')}
  </Alert>
);
