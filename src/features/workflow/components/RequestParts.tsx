import { money } from '@contract/core/money';
import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { TextInput } from '@/components/form/TextInput';
import { useSeenRow } from '@/components/form/useSeenRow';
import { Section } from '@/components/page/Section';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import { useCutRequestMutation } from '@/services/wms/generated/workflow.gen';

type Part = NonNullable<RequestDetail['parts']>[number];

/** The parts whose amounts the person who decides may grant less of than is asked. */
export function RequestParts({ request }: { request: RequestDetail }) {
  const [cutting, setCutting] = useState<Part | null>(null);
  const { parts = [] } = request;
  if (parts.length === 0) return null;
  const decides = request.actions.includes('approve');
  return (
    <Section title="Cuánto se paga">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {parts.map((part) => (
          <Box
            key={part.id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="subtitle2">{part.label}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {part.granted === part.asked
                  ? `Se paga entero: ${moneyText(part.asked)}`
                  : `Se pagan ${moneyText(part.granted)} de ${moneyText(part.asked)}: ${part.reason}`}
              </Typography>
            </Box>
            {decides ? (
              <Button size="small" variant="outlined" onClick={() => setCutting(part)}>
                {part.granted === part.asked ? 'Pagar menos' : 'Cambiar'}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {cutting ? (
        <CutDialog request={request} part={cutting} onClose={() => setCutting(null)} />
      ) : null}
    </Section>
  );
}

interface CutDialogProps {
  request: RequestDetail;
  part: Part;
  onClose: () => void;
}

const cutForm = z.object({ granted: money, reason: z.string().trim().max(300) });
const resolver = contractResolver(cutForm);

function CutDialog({ request, part, onClose }: CutDialogProps) {
  const { seen, newest } = useSeenRow(request);
  const { id, version } = seen;
  const [cut] = useCutRequestMutation();
  const form = useForm<z.input<typeof cutForm>>({
    resolver,
    defaultValues: { granted: part.granted, reason: part.reason },
  });
  return (
    <FormDialog
      open
      title={`Cuánto se paga de ${part.label}`}
      form={form}
      newest={newest}
      submitLabel="Guardar"
      onSubmit={async ({ granted, reason }) => {
        await cut({ id, version, partId: part.id, granted, reason: reason.trim() }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {`Se pidieron ${moneyText(part.asked)}. Lo que decidas y el motivo le llegan a la persona.`}
      </Typography>
      <DecimalInput name="granted" label="Se paga" prefix="$" autoFocus />
      <TextInput
        name="reason"
        label="Motivo"
        rows={2}
        maxLength={300}
        hint="Hace falta si se paga menos."
      />
    </FormDialog>
  );
}
