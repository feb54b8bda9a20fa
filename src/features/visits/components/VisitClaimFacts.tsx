import { visitClaimState } from '@contract/visits/visitClaim';
import { Fact } from '@/components/facts/Fact';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { formatDate } from '@/utils/dates';
import { clockText } from '@/utils/wallClock';

const names = { entry: 'Entrada fichada', exit: 'Salida fichada', way: 'Kilómetros' } as const;

/** Shows what a visit led to: punches, the way, its time within what was punched, and its paper with the customer. */
export function VisitClaimFacts({ visit }: { visit: VisitDetail }) {
  const { claims, covered, mailed, zone } = visit;
  return (
    <>
      {covered === null ? null : <Fact label="Dentro de lo fichado">{`${covered} min`}</Fact>}
      {claims.map(({ kind, at, state, backed }) => (
        <Fact key={kind} label={names[kind]}>
          {at ? `${clockText(at, zone)} ` : ''}
          <ChoiceChip field={visitClaimState} value={state} />
          {backed ? '' : ' La llegada se deshizo'}
        </Fact>
      ))}
      {mailed ? <Fact label="Acta al cliente">{mailedText(mailed)}</Fact> : null}
    </>
  );
}

function mailedText({ to, state, at }: NonNullable<VisitDetail['mailed']>): string {
  if (state === 'failed') return `No se pudo enviar a ${to}`;
  return state === 'sent'
    ? `Enviada el ${formatDate(at, 'DD/MM/AAA')} a ${to}`
    : `Se está enviando a ${to}`;
}
