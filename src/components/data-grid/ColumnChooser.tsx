import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId } from 'react';
import { Icon } from '../icons/Icon';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import { changePlace, type GridLayout, movePlace, usualLayout } from './gridLayout';

interface ColumnChooserProps {
  columns: readonly GridColumn<GridRow>[];
  layout: GridLayout;
  onLayout: (layout: GridLayout) => void;
  onClose: () => void;
}

/** People choose the columns and their order; each change shows at once behind. */
export function ColumnChooser({ columns, layout, onLayout, onClose }: ColumnChooserProps) {
  const id = useId();
  const shown = layout.filter((place) => place.shown).length;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Columnas</DialogTitle>
      <DialogContent>
        <List disablePadding>
          {layout.map((place, at) => {
            const label = columns.find((one) => one.key === place.key)?.label ?? place.key;
            return (
              <ListItem key={place.key} disablePadding>
                <FormControlLabel
                  sx={{ flex: 1, minWidth: 0 }}
                  label={label}
                  control={
                    <Checkbox
                      size="small"
                      checked={place.shown}
                      // A list without columns is no list.
                      disabled={place.shown && shown === 1}
                      onChange={(_event, checked) =>
                        onLayout(changePlace(layout, place.key, { shown: checked }))
                      }
                    />
                  }
                />
                <IconButton
                  aria-label={`Subir ${label}`}
                  disabled={at === 0}
                  onClick={() => onLayout(movePlace(layout, place.key, -1))}
                >
                  <Icon name="moveUp" fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`Bajar ${label}`}
                  disabled={at === layout.length - 1}
                  onClick={() => onLayout(movePlace(layout, place.key, 1))}
                >
                  <Icon name="moveDown" fontSize="small" />
                </IconButton>
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onLayout(usualLayout(columns))}>Dejar como al principio</Button>
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
