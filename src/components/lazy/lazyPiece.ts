import { type ComponentType, lazy } from 'react';
import { MissingDialog } from './MissingDialog';
import { MissingWords } from './MissingWords';
import { type Load, rescued, type Stand } from './rescued';

function piece<P extends object>(load: Load<P>, stand: Stand): ComponentType<P> {
  return lazy(async () => ({ default: await rescued(load, stand) }));
}

/** A part of the program that comes when it is first drawn; one that does not come says so where it would stand, and tries again. */
export const lazyPiece = <P extends object>(load: Load<P>) => piece(load, MissingWords);

/** The same for what opens over the page, and has `onClose`. */
export const lazyDialog = <P extends object>(load: Load<P>) => piece(load, MissingDialog);

/** The same for what nobody asked for: it comes when it can. */
export const lazyExtra = <P extends object>(load: Load<P>) => piece(load, () => null);
