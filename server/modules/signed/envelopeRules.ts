import type { EnvelopeDetail, envelopeActions } from '@contract/signed/envelope';

export type EnvelopeAction = (typeof envelopeActions)[number];
type State = EnvelopeDetail['state'];

const byState: Partial<Record<State, readonly EnvelopeAction[]>> = {
  draft: ['edit', 'send', 'remove'],
  sent: ['cancel', 'remind'],
};

interface Standing {
  state: State;
  documentVersionId: number | null;
}

/** The actions on an envelope where it stands; one that has a paper of somebody's file signed holds no other. */
export const envelopeActionsOf = ({ state, documentVersionId }: Standing): EnvelopeAction[] =>
  (byState[state] ?? []).filter((action) => action !== 'edit' || documentVersionId === null);

export const envelopeRefusals: Record<EnvelopeAction, string> = {
  edit: 'Ya se envió, o es de un documento del legajo: anulalo y prepará otro.',
  send: 'Ya se envió.',
  remove: 'Solo se borra un borrador: si ya se envió, anulalo.',
  cancel: 'No está esperando firmas.',
  remind: 'No está esperando firmas.',
};

/** Turns and papers for all need few enough to read; a paper for each may go to everybody. */
export const MOST_TOGETHER = 50;
export const MOST_EACH = 5000;

interface Placed {
  way: 'together' | 'turns' | 'each';
  people: number;
  files: readonly { pages: number; places: readonly { signer: number; page: number }[] }[];
}

/** This tells what is wrong with whom it goes to and where they sign. */
export function envelopeFaults({ way, people, files }: Placed): Record<string, string> | null {
  const most = way === 'each' ? MOST_EACH : MOST_TOGETHER;
  if (people === 0) return { signers: 'Elegí quiénes firman.' };
  if (people > most) {
    return {
      signers:
        way === 'each'
          ? 'Son demasiadas personas: hasta 5.000 por envío.'
          : 'Hasta 50 personas firman un mismo documento: con más, que cada una firme el suyo.',
    };
  }
  const signers = way === 'each' ? 1 : people;
  for (const { pages, places } of files) {
    if (places.some(({ page }) => page > pages)) {
      return { files: 'Hay un lugar de firma en una página que no existe.' };
    }
    if (places.some(({ signer }) => signer >= signers)) {
      return { files: 'Hay un lugar de firma de alguien que no firma.' };
    }
    if (new Set(places.map(({ signer }) => signer)).size < places.length) {
      return { files: 'Cada persona firma en un solo lugar de cada documento.' };
    }
  }
  return null;
}
