export interface NotificationKind {
  /** How people choose it. */
  label: string;
  /** It asks for an answer or tells of the account's own safety, and goes to the mailbox too; the rest would only fill it. */
  mail: boolean;
  /** A locked telephone may show this to anybody: neither names nor amounts, nor what somebody wrote. */
  push: { title: string; body: string };
}
