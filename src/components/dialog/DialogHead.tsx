import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';

interface DialogHeadProps {
  /** The id of the title, which names the dialog. */
  id: string;
  title: string;
  /** It covers the whole screen: there is no page around it to touch. */
  covers: boolean;
  onClose: () => void;
}

/** The head shows the dialog's title and, where it covers everything, the way out at the top too. */
export function DialogHead({ id, title, covers, onClose }: DialogHeadProps) {
  if (!covers) return <DialogTitle id={id}>{title}</DialogTitle>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <DialogTitle id={id} sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Cerrar la ventana" onClick={onClose} sx={{ m: 1 }}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}
