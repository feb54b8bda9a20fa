import { applicationRecord as record } from '@contract/referrals/referral';
import { TextInput } from '@/components/form/TextInput';
import { RecordInput } from '@/components/record/RecordInput';

/** All that a candidate writes of themselves, as they apply and as they put it right later. */
export function ApplicationInputs() {
  const { email, phone } = record.fields;
  return (
    <>
      <RecordInput record={record} name="firstName" />
      <RecordInput record={record} name="lastName" />
      <TextInput
        name="email"
        label={email.label}
        type="email"
        autoComplete="email"
        maxLength={email.max}
      />
      <TextInput
        name="phone"
        label={phone.label}
        type="tel"
        autoComplete="tel"
        maxLength={phone.max}
      />
      <RecordInput record={record} name="message" />
    </>
  );
}
