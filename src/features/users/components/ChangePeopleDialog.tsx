import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { PersonInput } from '@/components/references/PersonInput';
import { formatNumber } from '@/utils/numbers';
import { type ChangePeopleApiArg, useChangePeopleMutation, useGetOrganisationQuery } from '../api';

export interface PeopleChange {
  kind: 'manager' | 'area';
  rows: RowSelection;
  count: number;
}

const forms = {
  manager: z.object({ target: z.int().positive().nullable() }),
  area: z.object({ target: z.int().positive() }),
};

/** Asks for what changes, for how many, and then tells what happened to each. */
export function ChangePeopleDialog({
  change,
  onClose,
}: {
  change: PeopleChange;
  onClose: () => void;
}) {
  const { kind, rows, count } = change;
  const { data: organisation } = useGetOrganisationQuery();
  const [send] = useChangePeopleMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const form = useForm<{ target: number | null }>({
    resolver: contractResolver(forms[kind]),
    defaultValues: { target: null },
  });
  const people = count === 1 ? '1 persona' : `${formatNumber(count)} personas`;
  const title =
    kind === 'area' ? `Cambiar el área de ${people}` : `Cambiar a quién responden ${people}`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  const areas = (organisation?.areas ?? []).map((area) => ({
    value: area.id,
    label: `${organisation?.sites.find((site) => site.id === area.siteId)?.name ?? ''} · ${area.name}`,
  }));
  return (
    <FormDialog
      open
      title={title}
      form={form}
      submitLabel="Cambiar"
      onSubmit={async ({ target }) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangePeopleApiArg['selection'];
        setOutput(await send({ selection, change: toChange(kind, target) }).unwrap());
      }}
      onClose={onClose}
    >
      {kind === 'area' ? (
        <SelectInput
          name="target"
          label="Área nueva"
          hint="Quien cambia de área pasa a la sede de esa área."
          options={areas}
        />
      ) : (
        <PersonInput name="target" label="Responden a" hint="Vacío: a nadie." optional />
      )}
    </FormDialog>
  );
}

function toChange(kind: PeopleChange['kind'], target: number | null): ChangePeopleApiArg['change'] {
  return kind === 'area' ? { kind, areaId: target ?? 0 } : { kind, managerId: target };
}
