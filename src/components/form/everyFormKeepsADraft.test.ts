import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');

/** Forms that ask before anything is lost, and why they keep no draft. */
const withoutDraft: Record<string, string> = {
  'app/shell/session/SignInAgainForm.tsx': 'a password',
  'components/signing/SignDialog.tsx': 'a password',
  'components/dialog/ReasonDialog.tsx':
    'one line about one record, under a title that others have too',
  'components/files/CertificateDialog.tsx': 'a file and nothing written',
  'components/data-grid/SaveViewDialog.tsx': 'a name for what is on the page now',
  'components/data-grid/BulkFormDialog.tsx': 'what it asks says it itself',
  'components/pdf/editing/PdfImageDialog.tsx': 'a picture for the page that is open',
  'components/pdf/editing/PdfSignatureDialog.tsx': 'a drawing for the page that is open',
  'components/pdf/editing/PdfEditingDialogs.tsx': 'what goes onto the page that is open',
  'components/pdf/PdfViewer.tsx': 'the password of a file',
  'features/admin/components/SettingsForm.tsx': 'settings on a page, one of them a password',
  'features/verify/pages/VerifyPage.tsx': 'a code that is read off a paper',
  'features/admin/components/RestoreDialog.tsx': 'a passphrase',
  'features/admin/components/DownloadBackupDialog.tsx': 'a passphrase',
  'features/liquidations/components/PaidDialog.tsx': 'one day',
  'features/liquidations/components/Transfer.tsx':
    'a day and a reason, in a dialog over the person',
  'features/liquidations/components/RunActions.tsx': 'one day',
  'features/orders/components/CheckDialog.tsx':
    'counts of packages that stand in front of whoever counts',
  'features/orders/components/PackDialog.tsx': 'begins with what the order says now',
  'features/orders/components/useOrderActions.tsx': 'one person of a list',
  'features/referrals/apply/ApplyForm.tsx': 'of somebody on a telephone that may be another’s',
  'features/referrals/apply/CorrectForm.tsx': 'of somebody on a telephone that may be another’s',
  'features/profile/components/second-step/SecondStepFlow.tsx': 'a code that is over in a minute',
  'features/profile/components/second-step/RemoveSecondStep.tsx': 'a password',
  'features/profile/components/PasswordDialog.tsx': 'a password',
  'features/receipts/components/AssignDialog.tsx': 'one person of a list',
  'features/receipts/components/ReplaceDialog.tsx': 'a file and a day',
  'features/receipts/components/SplitDialog.tsx': 'a number of a page',
  'features/sync/components/LinkKeyDialog.tsx': 'a key',
  'features/sync/webhooks/OutsideHostsDialog.tsx': 'begins with what is allowed now',
  'features/workflow/components/RequestParts.tsx':
    'one figure and one line about what is decided now',
  'features/markings/components/PinDialog.tsx': 'a PIN',
  'features/markings/kiosk/DocketDialog.tsx': 'a docket and its PIN at a door',
  'features/markings/kiosk/PairingForm.tsx': 'a code that is over in some minutes',
};

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return path.endsWith('.tsx') && !path.endsWith('.test.tsx') ? [path] : [];
  });

test('every form keeps a draft or is named here with the reason', () => {
  const found = files(root)
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return /<Form(Dialog|Body)?[\s>]/.test(text) && !text.includes('draft={');
    })
    .map((path) => relative(root, path));
  expect(found.sort()).toEqual(Object.keys(withoutDraft).sort());
});
