import { intakeLineRecord as record } from '@contract/receiving/intake';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Form } from '@/components/form/Form';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { RecordInput } from '@/components/record/RecordInput';
import type { ArrivalLine } from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { type NotedLine, reasonWanted } from './doorModel';

const { quantity, lotCode, condition, reason } = record.fields;

const plain = z.object({
  quantity: z.string().regex(/^[1-9]\d{0,5}$/, quantity.words),
  lotCode: z.string().trim().max(lotCode.max),
  expiresOn: z.string(),
  condition: z.enum(condition.values),
  reason: z.string().trim().max(reason.max),
});
type Values = z.input<typeof plain>;

/** A product that the remito has needs its lot where it has lots, and whatever is too much needs a reason. */
const checked = (line: ArrivalLine | undefined) =>
  plain.superRefine((held, context) => {
    const say = (path: keyof Values, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (line?.lotTracked && held.lotCode === '')
      say('lotCode', 'Este producto lleva lote: ponelo.');
    const wanted = reasonWanted(line, Number(held.quantity));
    if (wanted && held.reason === '') say('reason', wanted);
  });

interface NotedFormProps {
  arrivalId: number;
  code: string;
  /** It counts what was noted before; undefined where the remito does not have the product. */
  line: ArrivalLine | undefined;
  onNoted: (line: NotedLine) => void;
  onCancel: () => void;
}

/** Asks how many of a product came, of which lot and how they are. */
export function NotedForm({ arrivalId, code, line, onNoted, onCancel }: NotedFormProps) {
  const resolver = useMemo(() => contractResolver<Values>(checked(line)), [line]);
  const form = useForm<Values>({
    resolver,
    defaultValues: { quantity: '', lotCode: '', expiresOn: '', condition: 'good', reason: '' },
  });
  const draft = useDraft(form, `door/${arrivalId}/${code}`);
  const typed = useWatch({ control: form.control, name: 'quantity' });
  const hasLots = line === undefined || line.lotTracked;
  const tooMany = reasonWanted(line, Number(typed) || 0) !== null;
  const submit = async (held: Values) => {
    draft.forget();
    onNoted({
      product: line?.sku ?? code,
      name: line?.productName ?? code,
      quantity: Number(held.quantity),
      lotCode: hasLots && held.lotCode.trim() ? held.lotCode.trim() : null,
      expiresOn: hasLots && held.expiresOn ? held.expiresOn : null,
      condition: held.condition,
      reason: held.reason.trim(),
    });
  };
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={submit}
      submitLabel={Number(typed) > 0 ? `Anotar ${formatNumber(Number(typed))}` : 'Anotar'}
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
      guard={false}
    >
      <div>
        <Typography variant="h2" component="p">
          {line?.productName ?? code}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{expectedText(line)}</Typography>
      </div>
      <DecimalInput<Values> name="quantity" label={quantity.label} decimals={0} autoFocus />
      {line && line.packSize > 1 ? (
        <Button
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            form.setValue(
              'quantity',
              String((Number(form.getValues('quantity')) || 0) + line.packSize),
              {
                shouldDirty: true,
              },
            )
          }
        >
          {`Un bulto más: +${formatNumber(line.packSize)}`}
        </Button>
      ) : null}
      {hasLots ? (
        <>
          <TextInput<Values>
            name="lotCode"
            label={lotCode.label}
            maxLength={lotCode.max}
            optional={!line}
          />
          <DateInput<Values> name="expiresOn" label="Vencimiento" optional />
        </>
      ) : null}
      <RecordInput record={record} name="condition" />
      <TextInput<Values>
        name="reason"
        label={reason.label}
        rows={2}
        maxLength={reason.max}
        optional={!tooMany}
      />
    </Form>
  );
}

function expectedText(line: ArrivalLine | undefined): string {
  if (!line) return 'No está en el remito. Se recibe con su motivo.';
  const { expected, received, unit, sku } = line;
  const missing = expected - received;
  return [
    sku,
    `se esperan ${formatNumber(expected)} ${unitsOf(expected, unit)}`,
    missing > 0 ? `faltan ${formatNumber(missing)}` : 'ya está todo',
  ].join(' · ');
}
