import type { Context } from '../../engine/acciones/context';

/** The lists that show a rating, and the record, are read again. */
export const tellRating = ({ emit }: Pick<Context, 'emit'>, personId: number) =>
  emit(
    [
      { type: 'Person', id: 'LIST' },
      { type: 'Person', id: personId },
    ],
    { kind: 'everyone' },
  );
