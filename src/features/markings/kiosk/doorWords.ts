import type { PunchAtKioskOutput } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';
import { kindLabels } from '../markingTexts';

/** What whoever stands at the door is told. */
export interface Said {
  tone: 'good' | 'kept' | 'bad';
  title: string;
  text: string;
  photo: string | null;
}

export function saidOf(answer: PunchAtKioskOutput, zone: string): Said {
  const { name, photo, kind, at, same, waiting } = answer;
  const when = `${kindLabels[kind]} ${clockText(at, zone)}`;
  const text = same ? `Ya habías fichado: ${when}` : when;
  return {
    tone: 'good',
    title: name,
    text: waiting ? `${text}. La tiene que aprobar quien te supervisa.` : text,
    photo,
  };
}

export const refusal = (text: string): Said => ({
  tone: 'bad',
  title: 'No se fichó',
  text,
  photo: null,
});

export const keptSaid: Said = {
  tone: 'kept',
  title: 'Guardada',
  text: 'Se envía sola cuando vuelva la red.',
  photo: null,
};

export const noNetworkForPin =
  'Sin conexión se ficha solo con el código del teléfono, que anda también sin red.';
