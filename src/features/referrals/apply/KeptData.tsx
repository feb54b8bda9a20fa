import { applicationRecord } from '@contract/referrals/referral';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import type { ApplicationShown } from '@/services/wms/generated/referrals.gen';
import { CorrectForm } from './CorrectForm';

const { fields } = applicationRecord;

interface KeptDataProps {
  code: string;
  kept: NonNullable<ApplicationShown['sent']>['kept'];
}

/** All that is kept of the person, as the law lets them see it and put it right. */
export function KeptData({ code, kept }: KeptDataProps) {
  const [shown, setShown] = useState(kept);
  const [state, setState] = useState<'read' | 'write' | 'done'>('read');
  const { cv, ...written } = shown;
  return (
    <Section
      title="Lo que guardamos de vos"
      action={
        state === 'write' ? null : <Button onClick={() => setState('write')}>Corregir</Button>
      }
    >
      {state === 'done' ? (
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          Quedó corregido.
        </Alert>
      ) : null}
      {state === 'write' ? (
        <CorrectForm
          code={code}
          kept={written}
          onDone={(corrected) => {
            setShown({ ...corrected, cv });
            setState('done');
          }}
          onCancel={() => setState('read')}
        />
      ) : (
        <Kept kept={shown} />
      )}
    </Section>
  );
}

function Kept({ kept }: Pick<KeptDataProps, 'kept'>) {
  const { firstName, lastName, email, phone, message, cv } = kept;
  return (
    <Facts>
      <Fact label={fields.firstName.label}>{`${firstName} ${lastName}`}</Fact>
      <Fact label={fields.email.label}>{email}</Fact>
      <Fact label={fields.phone.label}>{phone}</Fact>
      {cv ? <Fact label="Currículum">{cv}</Fact> : null}
      {message ? (
        <Fact label={fields.message.label} whole>
          <span style={{ whiteSpace: 'pre-line' }}>{message}</span>
        </Fact>
      ) : null}
    </Facts>
  );
}
