import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedIn } from '@/services/session/userSlice';
import { routes } from '@/utils/paths';
import { BrandSign } from '../brand/BrandSign';

/** Around a page for anybody: whose it is and the way in, nothing of the portal. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flex: 1, minHeight: 40 }}>
          <BrandSign />
        </Box>
        {/* Another document: the way in is a page of its own. */}
        <Link href={signedIn ? '/' : routes.login} sx={{ py: 1 }}>
          {signedIn ? 'Ir a Andén' : 'Ingresar'}
        </Link>
      </Box>
      <main>{children}</main>
    </>
  );
}
