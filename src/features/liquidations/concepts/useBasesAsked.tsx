import { asksForBases, NO_BASES } from '@contract/liquidations/payConcept';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import type { AppError } from '@/services/wms/appError';
import type { PayConcept } from '@/services/wms/generated/liquidations.gen';

type Bases = Pick<PayConcept, 'kind' | 'bases'>;

type Send<Fields> = (fields: Fields & { withoutBases?: boolean }) => {
  unwrap: () => Promise<unknown>;
};

/** The form says it where the bases are chosen, as if the server had refused it. */
const chooseThem: AppError = {
  ...{ status: 422, code: 'datos_invalidos', message: 'Revisá los datos marcados.', detail: '' },
  fields: { bases: 'Elegí en qué bases entra.' },
};

/** Asks before a remunerative concept that enters no base is saved; `row`: as it is stored. */
export function useBasesAsked<Fields extends Bases>(
  row: PayConcept | null,
  send: Send<Fields>,
): { send: Send<Fields>; question: ReactNode } {
  const [answer, setAnswer] = useState<((agreed: boolean) => void) | null>(null);
  const close = (agreed: boolean) => {
    answer?.(agreed);
    setAnswer(null);
  };
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const question = (
    <ConfirmDialog
      open={answer !== null}
      title="¿Guardar el concepto sin bases?"
      confirmLabel="Guardar sin bases"
      cancelLabel="Elegir las bases"
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    >
      {NO_BASES}
    </ConfirmDialog>
  );
  const asked: Send<Fields> = (fields) => ({
    unwrap: async () => {
      if (!asksForBases(fields, row)) return send(fields).unwrap();
      if (!(await ask())) throw chooseThem;
      return send({ ...fields, withoutBases: true }).unwrap();
    },
  });
  return { send: asked, question };
}
