import { answerText } from '@contract/visits/checklist';
import { visitRecord } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { visitPath } from '@/utils/visitPaths';

const { shown } = visitRecord;

/** The answers, photos and signature that a visit left; nothing where it left none. */
export function VisitEvidence({ visit }: { visit: VisitDetail }) {
  const { checklist, answers, files, left, signedBy, continues, rest } = visit;
  const photosOf = (place: number | null) =>
    files.filter(({ kind, question }) => kind === 'photo' && question === place);
  const asked = checklist.flatMap((question, place) => {
    const value = answers.find((one) => one.question === place)?.value;
    const photos = photosOf(place);
    const text = value === undefined ? '' : answerText(question, value);
    return text || photos.length > 0 ? [{ label: question.text, text, photos }] : [];
  });
  const signature = files.filter(({ kind }) => kind === 'signature');
  const others = photosOf(null);
  const told = asked.length + files.length > 0 || left || continues || rest;
  if (!told) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, mb: 3, display: 'grid', gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        Lo que quedó de la visita
      </Typography>
      <Facts>
        {asked.map(({ label, text, photos }) => (
          <Fact key={label} label={label} whole={photos.length > 0}>
            {text}
            <AttachedFiles files={photos} />
          </Fact>
        ))}
        {left ? (
          <Fact label={shown.left.label} whole>
            {left}
          </Fact>
        ) : null}
        {rest ? (
          <Fact label="Sigue en">
            <MuiLink component={Link} to={visitPath(rest.id)}>
              {rest.number}
            </MuiLink>
          </Fact>
        ) : null}
        {continues ? (
          <Fact label="Sigue a">
            <MuiLink component={Link} to={visitPath(continues.id)}>
              {continues.number}
            </MuiLink>
          </Fact>
        ) : null}
      </Facts>
      {others.length > 0 ? (
        <Box>
          <Typography variant="subtitle2" gutterBottom>
            Fotos
          </Typography>
          <AttachedFiles files={others} />
        </Box>
      ) : null}
      {signature.length > 0 ? (
        <Box>
          <Typography variant="subtitle2" gutterBottom>{`Firmó ${signedBy}`}</Typography>
          <AttachedFiles files={signature} />
        </Box>
      ) : null}
    </Card>
  );
}
