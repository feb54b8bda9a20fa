import Alert from '@mui/material/Alert';

/** Spoken when it appears: the person may be looking at the file chooser. */
export function RefusedFiles({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Alert>
  );
}
