import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type MouseEvent, useEffect } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { notOnPaper } from '../paper/paperMarks';
import { cameFromList } from './fromList';
import { RecordSteps } from './RecordSteps';

interface PageProps {
  title: string;
  /** A line that says what the page is for; pass it while the page is empty. */
  purpose?: string;
  /** The one primary action. */
  action?: ReactNode;
  /** Usually `FilterChips`. */
  filters?: ReactNode;
  /** The way back to the list as it was left. */
  back?: { to: string; label: string };
  /** `reading` for one column of text or a form, `wide` for boards and grids. */
  width?: 'reading' | 'normal' | 'wide';
  /** The room goes to what stands under the head: a board of many rows. */
  dense?: boolean;
  children: ReactNode;
}

const widths = { reading: 720, normal: 1120, wide: 'none' } as const;

export function Page({
  title,
  purpose,
  action,
  filters,
  back,
  width = 'normal',
  dense = false,
  children,
}: PageProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        maxWidth: widths[width],
        mx: 'auto',
        px: { xs: 2, md: 4 },
        pt: dense ? { xs: 2.5, sm: 1 } : { xs: 2.5, md: 4 },
        pb: 6,
      }}
    >
      {back ? (
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
        >
          <BackLink {...back} />
          <RecordSteps />
        </Box>
      ) : null}
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: dense ? 'center' : 'flex-start',
          gap: dense ? 1 : 2,
          mb: dense ? 0.5 : filters ? 2 : 3,
        }}
      >
        <Box sx={{ flex: dense ? '1 1 120px' : '1 1 160px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {purpose ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{purpose}</Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {filters ? <Box sx={{ mb: 3 }}>{filters}</Box> : null}
      {children}
    </Box>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Andén`;
  }, [title]);
}

/** A person who came from the list goes back to it as it was: filters, pages and place in the scroll. */
function BackLink({ to, label }: { to: string; label: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !cameFromList(state)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      component={RouterLink}
      to={to}
      onClick={goBack}
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'text.secondary',
        ...notOnPaper,
      }}
    >
      <Icon name="back" fontSize="small" />
      {label}
    </Link>
  );
}
