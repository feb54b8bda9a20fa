import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import type { Decisions } from '../useDecisions';

const words = {
  reject: {
    title: '¿Rechazar la solicitud?',
    submit: 'Rechazar',
    tone: 'danger',
    text: 'El motivo le llega a quien la pidió.',
  },
  return: {
    title: '¿Pedir cambios?',
    submit: 'Pedir cambios',
    tone: 'normal',
    text: 'Vuelve a quien la hizo, que puede corregirla y enviarla de nuevo.',
  },
} as const;

/** Neither is said without a reason. */
export function WhyDialog({ asking, ask, explain }: Decisions) {
  if (!asking) return null;
  const { title, submit, tone, text } = words[asking];
  return (
    <ReasonDialog
      title={title}
      submitLabel={submit}
      tone={tone}
      onSubmit={explain}
      onClose={() => ask(null)}
    >
      {text}
    </ReasonDialog>
  );
}
