import type { family } from '@contract/users/family';
import Link from '@mui/material/Link';
import type { z } from 'zod';
import { telephoneLink } from '@/utils/telephoneLink';
import { Fact } from '../facts/Fact';
import { Facts } from '../facts/Facts';

type Contact = Pick<
  z.infer<typeof family>,
  'emergencyName' | 'emergencyKinship' | 'emergencyPhone'
>;

/** The contact to call when something happens to a person. */
export function EmergencyFacts({ contact }: { contact: Contact }) {
  const { emergencyName, emergencyKinship, emergencyPhone } = contact;
  return (
    <Facts>
      <Fact label="En una emergencia, llamar a">{emergencyName}</Fact>
      <Fact label="Vínculo">{emergencyKinship}</Fact>
      <Fact label="Teléfono">
        {emergencyPhone ? <Link href={telephoneLink(emergencyPhone)}>{emergencyPhone}</Link> : null}
      </Fact>
    </Facts>
  );
}
