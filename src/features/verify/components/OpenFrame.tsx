import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/app/hooks';
import { BrandMark } from '@/components/brand/BrandMark';
import { selectSignedIn } from '@/services/session/userSlice';
import { routes } from '@/utils/paths';

/** Around a page for anybody: who makes it and the way in, nothing of the portal. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: { xs: 2, md: 4 },
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <BrandMark size={30} />
        <Typography variant="h4" component="span" sx={{ flex: 1 }}>
          Andén
        </Typography>
        {/* Another document: the way in is a page of its own. */}
        <Link href={signedIn ? '/' : routes.login} sx={{ py: 1 }}>
          {signedIn ? 'Ir a Andén' : 'Ingresar'}
        </Link>
      </Box>
      <main>{children}</main>
    </>
  );
}
