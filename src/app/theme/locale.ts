import { esES } from '@mui/material/locale';
import type { ThemeOptions } from '@mui/material/styles';

/** MUI's Spanish texts, with the words that this product uses. */
export const esAR = {
  components: {
    ...esES.components,
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Borrar',
        closeText: 'Cerrar',
        loadingText: 'Buscando…',
        noOptionsText: 'No hay coincidencias',
        openText: 'Abrir',
      },
    },
    MuiRating: {
      defaultProps: {
        getLabelText: (value: number) => (value === 1 ? '1 estrella' : `${value} estrellas`),
        emptyLabelText: 'Sin puntaje',
      },
    },
  },
} satisfies ThemeOptions;
