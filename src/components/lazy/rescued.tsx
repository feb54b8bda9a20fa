import { type ComponentType, useCallback, useState } from 'react';
import { isMissingPiece } from './isMissingPiece';
import { type MissingPiece, useMissingPiece } from './useMissingPiece';

export type Load<P> = () => Promise<ComponentType<P>>;

/** A component that stands in the place of a piece until it comes; it is also given the piece's own props. */
export type Stand = ComponentType<MissingPiece & Partial<StandProps>>;
interface StandProps {
  open: boolean;
  onClose: () => void;
}

/** Never fails because a piece did not arrive: then it gives one that says so, tries again, and becomes what it stands for. */
export async function rescued<P extends object>(
  load: Load<P>,
  Stand: Stand,
): Promise<ComponentType<P>> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPiece(error)) throw error;
    return standIn(load, Stand);
  }
}

function standIn<P extends object>(load: Load<P>, Stand: Stand): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function StandIn(props: P) {
    const [Found, setFound] = useState(() => found);
    const onFound = useCallback((piece: ComponentType<P>) => {
      found = piece;
      setFound(() => piece);
    }, []);
    if (Found) return <Found {...props} />;
    return <Waiting load={load} onFound={onFound} Stand={Stand} props={props} />;
  };
}

interface WaitingProps<P> {
  load: Load<P>;
  onFound: (piece: ComponentType<P>) => void;
  Stand: Stand;
  props: P;
}

function Waiting<P extends object>({ load, onFound, Stand, props }: WaitingProps<P>) {
  const bring = useCallback(async () => onFound(await load()), [load, onFound]);
  const piece = useMissingPiece(bring);
  const { open, onClose } = props as Partial<StandProps>;
  return <Stand {...piece} open={open} onClose={onClose} />;
}
