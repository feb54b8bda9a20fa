import { signatureRecord } from '@contract/signed/signature';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { useListSignaturesQuery } from '@/services/wms/generated/signed.gen';
import { newEnvelopePath, signPath } from '@/utils/paths';
import { dayText } from '@/utils/personTexts';
import { PartList, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

/** The papers that a person was given to sign. */
export function SignaturesTab({ id, own }: PartProps) {
  const paging = usePartPage();
  const query = useListSignaturesQuery({
    page: paging.page,
    size: paging.size,
    filters: [{ field: 'personId', operator: 'is', value: id }],
    sort: [{ field: 'sentAt', direction: 'desc' }],
  });
  return (
    <PartList
      query={query}
      paging={paging}
      icon="sign"
      empty={{
        title: 'No tiene documentos para firmar',
        text: 'Lo que se le envíe a firmar va a quedar acá, con su respuesta.',
      }}
      step={own ? null : { label: 'Enviar a firmar', to: newEnvelopePath, icon: 'send' }}
      line={({ id: signatureId, title, sentAt, doneAt, dueOn, state, overdue }) => ({
        title,
        detail: doneAt
          ? `Firmado el ${dayText(doneAt)}`
          : `Enviado el ${dayText(sentAt)}, para firmar hasta el ${dayText(dueOn)}`,
        to: signPath(signatureId),
        chips: <ChoiceChip field={signatureRecord.shown.state} value={state} late={overdue} />,
      })}
    />
  );
}
