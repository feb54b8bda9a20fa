import { monthWords } from '@contract/core/rangeText';
import { loanRecord as record } from '@contract/loans/loan';
import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import {
  type LoanDetail,
  type LoanTerms,
  useAskLoanMutation,
} from '@/services/wms/generated/loans.gen';
import { routes } from '@/utils/paths';
import { loanPath } from '@/utils/payPaths';
import { LoanEffect } from './LoanEffect';
import { effectOf, type LoanValues, loanForm } from './loanForm';

interface LoanRequestFormProps {
  terms: LoanTerms;
  /** The one that was sent back. */
  before?: LoanDetail;
}

/** The request, with its instalments beside it while it is filled in; on a phone, before the button that sends it. */
export function LoanRequestForm({ terms, before }: LoanRequestFormProps) {
  const { types, firstPeriods, openTypeIds } = terms;
  const [send] = useAskLoanMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const phone = usePhone();
  const model = useMemo(() => loanForm(types), [types]);
  const free = types.find(({ id }) => !openTypeIds.includes(id)) ?? types[0];
  const known = before ? {} : { typeId: free?.id ?? ('' as const), firstPeriod: firstPeriods[0] };
  const form = useForm<LoanValues>({
    resolver: model.resolver,
    defaultValues: model.values(before ?? null, known),
  });
  const values = useWatch({ control: form.control }) as LoanValues;
  const stored = useRef(before?.id ?? 0);
  const save = useRecordSave<LoanValues, LoanDetail>({
    form,
    draftKey: `loan/${before?.id ?? 'new'}`,
    version: before?.version,
    compared: model,
    send: async (held, version) => {
      const again = before ? { loanId: before.id, version } : {};
      const { id } = await send({ ...model.input(held), ...again }).unwrap();
      stored.current = id;
      notify({ text: 'Pedido enviado: te avisamos cuando lo decidan' });
    },
    onDone: () => navigate(loanPath(stored.current), { replace: true }),
  });
  const type = types.find(({ id }) => id === values.typeId);
  const panel = <LoanEffect effect={effectOf(terms, values)} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <RecordForm
        form={form}
        record={save}
        submitLabel={before ? 'Enviar de nuevo' : 'Pedir'}
        conflictFields={model.conflict}
        onCancel={() => navigate(before ? loanPath(before.id) : routes.loans)}
      >
        {before ? <SentBackRequest requestId={before.requestId} /> : null}
        <RecordInput record={record} name="typeId" options={namedChoices(types)} />
        <RecordInput record={record} name="amount" />
        <RecordInput
          record={record}
          name="instalments"
          hint={type ? `Hasta ${type.maxInstalments}.` : undefined}
        />
        <SelectInput
          name="firstPeriod"
          label={record.fields.firstPeriod.label}
          options={firstPeriods.map((value) => ({ value, label: monthWords(value) }))}
          hint="Se descuenta con el sueldo de ese mes."
        />
        <RecordInput record={record} name="note" />
        {phone ? panel : null}
      </RecordForm>
      {phone ? null : panel}
    </Box>
  );
}
